extension UIApplication {
  /// Motion, presses and remote control begin at the first responder (EV-3, EV-4), or at the key window (EV-10).
  private var firstResponderForEvents: UIResponder? {
    keyWindow?.firstResponder ?? (behavior.motionStartsAtKeyWindow ? keyWindow : nil)
  }

  /// A shake or the like: began, then ended, at the present moment.
  public final func sendMotion(_ motion: UIEvent.EventSubtype) {
    perform {
      let event = UIEvent(type: .motion, subtype: motion)
      event.timestamp = scheduler.now.seconds
      causing(.otherInput(.motion(motion))) {
        sendUpTheChain(ResponderCall(.motionBegan, motion: motion, event: event))
        sendUpTheChain(ResponderCall(.motionEnded, motion: motion, event: event))
      }
    }
  }

  /// A button of a remote control or headset.
  public final func sendRemoteControl(_ subtype: UIEvent.EventSubtype) {
    perform {
      let event = UIEvent(type: .remoteControl, subtype: subtype)
      event.timestamp = scheduler.now.seconds
      causing(.otherInput(.remoteControl(subtype))) {
        sendUpTheChain(ResponderCall(.remoteControlReceived, event: event))
      }
    }
  }

  /// A button pressed and let go.
  public final func sendPress(_ type: UIPress.PressType) {
    perform {
      let press = UIPress()
      press.type = type
      press.timestamp = scheduler.now.seconds
      press.responder = firstResponderForEvents
      let event = UIPressesEvent(type: .presses)
      event.timestamp = scheduler.now.seconds
      event.allPresses = [press]
      causing(.otherInput(.press(type))) {
        sendUpTheChain(ResponderCall(.pressesBegan, presses: [press], event: event))
        press.phase = .ended
        sendUpTheChain(ResponderCall(.pressesEnded, presses: [press], event: event))
      }
    }
  }

  private func sendUpTheChain(_ call: ResponderCall) {
    if overrides?.swallowsEvents == true {
      write(.swallowed(by: identify(self)))
      return
    }
    if let receiver = firstResponderForEvents {
      receiver.receive(call, hop: .first, rule: keyWindow?.firstResponder == nil ? "EV-10" : nil)
    } else {
      write(.dropped(call.method, [], after: identify(self)), rule: "EV-10")
    }
    environment.settle()
  }
}
