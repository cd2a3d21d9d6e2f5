import type { Words } from "../en.ts";

export const cardsDa: Words["cards"] = {
  empty: "Intet kort er gemt. En betaling, som kunden lader gentage, kan gemme et via API’et.",
  one: "Kort",
  columns: { card: "Kort", expiry: "Gyldigt til", notes: "Noter", saved: "Gemt" },
  deleted: "Kortet opkræves ikke mere.",
  paid: "Hvad det har betalt",
  charge: "Opkræv",
  delete: "Slet kortet",
  deleteSays: (card) =>
    `${card} opkræves ikke mere herfra. Det, det har betalt, består. Det kan ikke fortrydes.`,
  deleteOne: (card) => `Slet ${card}`,
};
