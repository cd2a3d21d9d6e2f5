export const depositsEn = {
  title: "Deposits",
  what: "With a shop connected, services can ask for a deposit, which is paid by card on booking.",
  take: (name: string) => `Take deposits with ${name}`,
  which: "Which shop takes them",
  shop: (name: string, currency: string) => `${name}, ${currency}`,
  testShop: (name: string, currency: string) => `${name}, ${currency}, no real money`,
  keyName: (studio: string) => `Deposits of ${studio}`,
  keyMade: "It gets a key of its own, which you see among the keys of the shop.",
  notYours: (names: string) => `Owners and managers connect ${names}.`,
  byHand: "A shop that is not here",
  byHandHint: "Whoever runs the shop has its number, and makes you a key.",
  number: "Number of the shop",
  key: "Key",
  keyHint: "Kept safe, and never shown again",
  secret: "Secret for signed links",
  secretHint: "Only where the shop gave you one",
  elsewhere: "Address of its payment service",
  elsewhereHint: "Empty: the one that is here",
  connect: "Connect",
  again: "Another shop, or another key",
  brokenWhat:
    "The shop does not take the key any more. Until you connect it again, nobody can book what " +
    "asks for a deposit.",
  name: "Shop",
  currency: "Currency",
  currencyHint: (currency: string) => `${currency}: only services in it can ask for a deposit`,
  real: "Money",
  isTest: "A test: no real money moves",
  isReal: "Real",
  allowed: "May",
  claims: {
    canChargeCard: "take payments",
    canSaveCard: "keep cards",
    canCapture: "charge what was reserved",
    canRefund: "give back",
    canVoid: "release what was reserved",
  },
  lacks: (claims: string) =>
    `The shop may not yet: ${claims}. Until it may, nobody is asked for a deposit.`,
  lacksCards: "The shop may not keep cards: no fee can be charged to who does not come.",
  ending: (last: string) => `ends in ${last}`,
  signs: "with a secret for signed links",
  disconnect: "Disconnect",
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectWhat:
    "From then on nobody can book services that ask for a deposit. What was paid stays as it is. " +
    "The key stays at the shop: end it there, among its keys.",
  unsettled:
    "Deposits are still on their way, or somebody was asked for one within the last day. Try " +
    "again a day after the last one.",
  away: "The payment service did not answer. Nothing was changed: try again.",
  back: "Coming back after paying",
  backHint: (site: string) =>
    `Customers press a button to come back to ${site} after paying. They come back by themselves ` +
    "once the shop knows that it is yours.",
  letBack: "Bring them back by themselves",
  comesBack: "Customers come back to the booking page by themselves after paying.",
};
