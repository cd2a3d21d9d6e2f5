/** What a notice names. Empty where the owner gave nothing. */
export interface NoticeGiven {
  name: string;
  address: string;
  contact: string;
  /** Months that clients are kept after their last appointment. */
  months: string;
  takesPayments: boolean;
}

export const privacyNoticeEn = {
  begin: "Start with our text",
  checked: "I have checked this text",
  check: "Our text is a start. Read it and change it, then tick the box to save.",
  text: ({ name, address, contact, months, takesPayments }: NoticeGiven) => [
    `${[name, address].filter(Boolean).join(", ")} is responsible for the data ` +
      "that you enter here.",
    contact !== "" && `Write to ${contact} with any question about your data.`,
    "We keep your name, your e-mail address, your phone number, your answers to " +
      "our questions and " +
      "your appointments. We need them to hold your appointments: they are part of " +
      "our contract " +
      "with you.",
    "We send you e-mails about your appointments: confirmations, changes and " +
      "reminders. A link in " +
      "each reminder ends the reminders.",
    takesPayments &&
      "If you pay by card, a payment service processes your card for us. We see " +
        "the amount, the " +
        "time and the last four digits of the card. We keep them as long as the law on " +
        "bookkeeping requires.",
    `We delete your data ${months} months after your last appointment.`,
    "You can ask us for a copy of your data, and to correct it or to delete it " +
      "earlier. You can " +
      "complain to the data protection authority of your country.",
  ],
};
