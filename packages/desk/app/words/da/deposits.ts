import type { depositsEn } from "../en/deposits.ts";

export const depositsDa: typeof depositsEn = {
  title: "Depositum",
  what: "Med en tilsluttet butik kan ydelser kræve et depositum, som betales med kort ved booking.",
  take: (name) => `Tag depositum med ${name}`,
  which: "Hvilken butik der tager dem",
  shop: (name, currency) => `${name}, ${currency}`,
  testShop: (name, currency) => `${name}, ${currency}, ingen rigtige penge`,
  keyName: (studio) => `Depositum for ${studio}`,
  keyMade: "Den får sin egen nøgle, som du ser blandt butikkens nøgler.",
  notYours: (names) => `Ejere og ledere tilslutter ${names}.`,
  byHand: "En butik, der ikke står her",
  byHandHint: "Den, der driver butikken, har dens nummer og laver en nøgle til dig.",
  number: "Butikkens nummer",
  key: "Nøgle",
  keyHint: "Gemmes sikkert og vises aldrig igen",
  secret: "Hemmelighed til signerede links",
  secretHint: "Kun hvis butikken gav dig en",
  elsewhere: "Adressen på dens betalingstjeneste",
  elsewhereHint: "Tom: den, der er her",
  connect: "Tilslut",
  again: "En anden butik eller en anden nøgle",
  brokenWhat:
    "Butikken tager ikke længere imod nøglen. Indtil du tilslutter den igen, kan ingen booke " +
    "det, der kræver et depositum.",
  name: "Butik",
  currency: "Valuta",
  currencyHint: (currency) => `${currency}: kun ydelser i den kan kræve et depositum`,
  real: "Penge",
  isTest: "En test: ingen rigtige penge flyttes",
  isReal: "Rigtige",
  allowed: "Må",
  claims: {
    canChargeCard: "tage imod betalinger",
    canSaveCard: "gemme kort",
    canCapture: "hæve det reserverede",
    canRefund: "give tilbage",
    canVoid: "frigive det reserverede",
  },
  lacks: (claims) => `Butikken må endnu ikke: ${claims}. Indtil da kræves intet depositum.`,
  lacksCards: "Butikken må ikke gemme kort: intet gebyr kan tages af den, der udebliver.",
  ending: (last) => `slutter på ${last}`,
  signs: "med en hemmelighed til signerede links",
  disconnect: "Afbryd",
  disconnectTitle: (name) => `Afbryd ${name}?`,
  disconnectWhat:
    "Derefter kan ingen booke ydelser, der kræver et depositum. Det betalte bliver, som det er. " +
    "Nøglen bliver hos butikken: afslut den dér, blandt dens nøgler.",
  unsettled:
    "Depositummer er stadig undervejs, eller nogen blev bedt om et inden for det sidste døgn. " +
    "Prøv igen et døgn efter det sidste.",
  away: "Betalingstjenesten svarede ikke. Intet er ændret: prøv igen.",
  back: "Tilbage efter betaling",
  backHint: (site) =>
    `Kunder trykker på en knap for at komme tilbage til ${site} efter betaling. De kommer ` +
    "tilbage af sig selv, når butikken ved, at det er dit.",
  letBack: "Før dem tilbage af sig selv",
  comesBack: "Kunder kommer af sig selv tilbage til bookingsiden efter betaling.",
};
