import type { Words } from "../en.ts";

export const cardsDe: Words["cards"] = {
  empty: "Keine Karte ist gespeichert. Eine Zahlung, die sich wiederholen darf, kann es per API.",
  one: "Karte",
  columns: { card: "Karte", expiry: "Gültig bis", notes: "Notizen", saved: "Gespeichert" },
  deleted: "Diese Karte wird nicht mehr belastet.",
  paid: "Was sie bezahlt hat",
  charge: "Belasten",
  delete: "Karte löschen",
  deleteSays: (card) =>
    `${card} wird von hier nicht mehr belastet, unwiderruflich. Was sie bezahlt hat, bleibt.`,
  deleteOne: (card) => `${card} löschen`,
};
