import type { Words } from "../en.ts";

export const stepUpDe: Words["stepUp"] = {
  title: "Bist du es?",
  why: "Dafür braucht es einen Code deines zweiten Faktors, gerade eben gezeigt.",
  code: "Code deines zweiten Faktors oder ein Ersatzcode",
  prove: "Weiter",
  neededTitle: "Dafür braucht es einen zweiten Faktor",
  needed:
    "Wer über echtes Geld entscheidet, hat einen. Bis du ihn einrichtest, kannst du nur lesen.",
  setUp: "Zweiten Faktor einrichten",
};
