export const stepUpEn = {
  title: "Is it you?",
  why: "This takes a code of your second factor, proved a short while ago.",
  code: "Code of your second factor, or a backup code",
  prove: "Go on",
  neededTitle: "Set up a second factor",
  needed:
    "This needs a second factor: a code from an app on your phone. Set it up now, then go on.",
  password: "Present password",
  next: "Next",
  scan: "Scan this picture with your authenticator app.",
  picture: "QR code of the key",
  orType: "Or type this key there:",
  openApp: "Open the app on this device",
  firstCode: "Code that the app shows now",
  turnOn: "Turn it on",
  keepCodes:
    "These backup codes work once each, without the app. They are shown only now: keep them.",
  kept: "I kept them, go on",
};
