/// What `fingerpost --help` prints.
enum Help {
  static let text = """
    Fingerpost shows where every touch goes.

      fingerpost [FILE...]             open the window on layouts
          --scale N                    size of the interface, 0.8 to 3
          --theme auto|light|dark      auto follows the desktop
          --high-contrast              strong lines, no tints
          --reduced-motion             steps instead of movements
          --geometry WxH+X+Y
          --touch-device ID            listen to one touchscreen only
          --self                       inspect the program's own interface
          --play STEPS                 play the steps of a check file
          --screenshot OUT.png         play, save the window as a picture, leave
          --record OUT.trace.json      write the live input and all that comes of it
      fingerpost demo                  a scripted session on a bundled layout
      fingerpost hit FILE X Y [--json] the views asked at a point, each with its verdict
      fingerpost why FILE NAME X Y     why a view or recognizer gets the touch or not, and what would let it
          --steps CHECK                ask after these steps; without X Y about their last finger
      fingerpost map FILE -o OUT.png   which view owns each point; --json for scripts
          --recognizer NAME            where a recognizer would be offered a touch
      fingerpost lint FILE... [--json] delivery problems found without touching anything
      fingerpost check FILE...         run check files
      fingerpost export FILE [--steps CHECK] -o OUT.png|.svg|.pdf|.gif|.md|.txt|.html|.trace.json|
                                       .check.json|.perfetto.json; --names-removed for strangers
      fingerpost rules [ID...]         the rules followed, how sure they are, and what proves them
      fingerpost replay TRACE          run a trace again; says where it parts from the recording
      fingerpost diff A B              where two traces part, and what follows from it
          --steps CHECK                two layouts with the same fingers
      fingerpost convert IN -o OUT.layout.json
      fingerpost manual                this help and the keys as a manual page: fingerpost manual | man -l -
      fingerpost devices               the X server and its pointing devices

    FILE is a layout, a check, a trace or a picture saved by Fingerpost, a storyboard or XIB, a
    pasted recursiveDescription, or a tree of XCUITest, Appium, idb, Maestro or uiautomator; what
    it is decides its content. FILE#SCENE is one scene of a storyboard, - is standard input.
    --verbose says what a file leaves open, and all that was read with a warning.

    Exit status: 0 done, 1 findings or failures, 2 wrong usage, 3 a file that cannot be read.
    """
}
