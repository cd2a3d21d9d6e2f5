import type { Words } from "../en.ts";

export const stepUpDa: Words["stepUp"] = {
  title: "Er det dig?",
  why: "Dette kræver en kode fra din anden faktor, vist for kort tid siden.",
  code: "Kode fra din anden faktor, eller en reservekode",
  prove: "Fortsæt",
  neededTitle: "Dette kræver en anden faktor",
  needed:
    "Den, der bestemmer over rigtige penge, har en. Indtil du har slået en til, kan du kun se.",
  setUp: "Slå en anden faktor til",
};
