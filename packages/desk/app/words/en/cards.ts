export const cardsEn = {
  empty: "No card is saved. A payment that a customer agrees to repeat can save one, by the API.",
  one: "Card",
  columns: { card: "Card", expiry: "Good until", notes: "Notes", saved: "Saved" },
  deleted: "This card is charged no more.",
  paid: "What it paid",
  charge: "Charge",
  delete: "Delete the card",
  deleteSays: (card: string) =>
    `${card} is charged no more from here. What it paid stays. It cannot be taken back.`,
  deleteOne: (card: string) => `Delete ${card}`,
};
