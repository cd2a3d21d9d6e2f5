export const clientsEn = {
  add: "Add a client",
  added: "A new client",
  empty: "Clients are those whom bookings are for. There are none yet.",
  emptyArchive: "No client is archived.",
  list: "Clients",
};
