import type { Words } from "../en.ts";

export const stepUpDa: Words["stepUp"] = {
  title: "Er det dig?",
  why: "Dette kræver en kode fra din anden faktor, vist for kort tid siden.",
  code: "Kode fra din anden faktor, eller en reservekode",
  prove: "Fortsæt",
  neededTitle: "Opret en anden faktor",
  needed:
    "Dette kræver en anden faktor: en kode fra en app på din telefon. Opret den nu, og fortsæt.",
  password: "Nuværende adgangskode",
  next: "Næste",
  scan: "Scan billedet med din godkendelsesapp.",
  picture: "QR-kode med nøglen",
  orType: "Eller skriv denne nøgle der:",
  openApp: "Åbn appen på denne enhed",
  firstCode: "Koden, som appen viser nu",
  turnOn: "Slå til",
  keepCodes: "Hver reservekode virker én gang uden appen. De vises kun nu: gem dem.",
  kept: "Jeg har gemt dem, fortsæt",
};
