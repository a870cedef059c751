import Testing

@testable import X11Window

struct ServerClockTests {
  @Test func `time goes on when the server's 32 bits wrap`() {
    var clock = ServerClock()
    #expect(clock.unwrap(.max - 10) == 4_294_967_285)
    #expect(clock.unwrap(5) == 4_294_967_301)
    #expect(clock.unwrap(6) == 4_294_967_302)
  }

  @Test func `an event a little older than the latest stays in its place`() {
    var clock = ServerClock()
    _ = clock.unwrap(.max)
    #expect(clock.unwrap(2) == 4_294_967_298)
    #expect(clock.unwrap(.max - 1) == 4_294_967_294)
    #expect(clock.unwrap(3) == 4_294_967_299)
  }
}
