export const clientsEn = {
  add: "Add a client",
  added: "A new client",
  empty: "Clients are those whom bookings are for. There are none yet.",
  emptyArchive: "No client is archived.",
  list: "Clients",
  email: "E-mail",
  phone: "Phone",
  language: "Language of mails",
  languageHint: "What is booked already keeps its own",
  noLanguage: "That of whoever books",
  noReminders: "Wants no reminders",
  kept: "Everything kept",
  export: "Export",
  erase: "Erase",
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseWhat:
    "Their name, how they are reached, their answers and notes are taken away for good, from " +
    "what was recorded as well. Times and amounts stay.",
};
