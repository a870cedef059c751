extension XRig {
  /// A server configuration with one screen and three devices that are driven through sockets in `directory`.
  static func configuration(directory: String, width: Int, height: Int) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "false"
      Option "DontVTSwitch" "true"
    EndSection
    Section "Device"
      Identifier "no card"
      Driver "dummy"
      VideoRam 64000
    EndSection
    Section "Monitor"
      Identifier "no monitor"
      HorizSync 5.0-1000.0
      VertRefresh 5.0-200.0
      Modeline "rig" 60.00 \(width) \(width + 40) \(width + 80) \(width + 160) \
    \(height) \(height + 3) \(height + 13) \(height + 42)
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "no card"
      Monitor "no monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "rig"
        Virtual \(width) \(height)
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "rig touchscreen"
      Driver "inputtest"
      Option "DeviceType" "Touch"
      Option "TouchCount" "10"
      Option "SocketPath" "\(directory)/touch.sock"
    EndSection
    Section "InputDevice"
      Identifier "rig pointer"
      Driver "inputtest"
      Option "DeviceType" "PointerAbsolute"
      Option "SocketPath" "\(directory)/pointer.sock"
    EndSection
    Section "InputDevice"
      Identifier "rig keyboard"
      Driver "inputtest"
      Option "DeviceType" "Keyboard"
      Option "SocketPath" "\(directory)/keyboard.sock"
    EndSection
    Section "ServerLayout"
      Identifier "rig"
      Screen "screen"
      InputDevice "rig keyboard" "CoreKeyboard"
      InputDevice "rig pointer" "CorePointer"
      InputDevice "rig touchscreen" "SendCoreEvents"
    EndSection

    """
  }
}
