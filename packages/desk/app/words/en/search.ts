export const searchEn = {
  title: "Search",
  hint: "A screen, a name, an amount, the last four digits",
  found: "Found",
  asking: "Looking …",
  none: "Nothing has that in it.",
  sections: {
    screens: "Screens",
    payments: "Payments",
    disputes: "Disputes",
    payouts: "Payouts",
    bookings: "Bookings",
    clients: "Clients",
  },
};

export const keysEn = {
  title: "Keys",
  show: "Show the keys",
};
