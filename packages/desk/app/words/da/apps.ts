import type { Words } from "../en.ts";

export const appsDa: Words["apps"] = {
  what: "Programmer handler for din butik med deres nøgler: en kasse, en webshop, en rapport.",
  none: "Intet program har en nøgle. Lav én, og giv den til det program, der skal handle for dig.",
  make: "Lav en nøgle",
  app: "Program",
  key: "Nøgle",
  nameless: "uden navn",
  noKey: "ingen",
  name: "Hvad skal den bruges til?",
  nameHint: "For eksempel navnet på programmet. Det kender du nøglerne på.",
  madeTitle: "Din nye nøgle",
  madeWhat: "Den vises kun denne ene gang. Gem den, hvor kun programmet læser den.",
  copy: "Kopiér",
  copied: "Kopieret.",
  keptIt: "Jeg har gemt den",
  actions: "Handlinger",
  end: "Fjern adgang",
  endOf: (name) => `Fjern adgangen for ${name}`,
  endTitle: (name) => `Fjern adgangen for ${name}?`,
  endWhat:
    "Derefter kan dets nøgler intet i denne butik. Hvad det har gjort, forbliver som det er.",
};
