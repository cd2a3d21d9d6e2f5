export const stepUpEn = {
  title: "Is it you?",
  why: "This takes a code of your second factor, proved a short while ago.",
  code: "Code of your second factor, or a backup code",
  prove: "Go on",
  neededTitle: "This needs a second factor",
  needed: "Whoever decides about real money has one. Until you have set one up, you can look only.",
  setUp: "Set up a second factor",
};
