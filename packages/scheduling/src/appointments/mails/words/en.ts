import type { MailWords } from "./words.ts";

export const enMails: MailWords = {
  headings: {
    confirmed: "Appointment confirmed",
    requested: "Request received",
    declined: "Request declined",
    moved: "Appointment moved",
    movedRequest: "Request moved",
    cancelled: "Appointment cancelled",
    reminder: "Reminder of your appointment",
    payment_lost: "Nothing was charged",
    verify: "Please confirm your address",
  },
  texts: {
    confirmed: "Your appointment with {business} is confirmed.",
    requested:
      "{business} has your request and will answer it. The time is kept for you until then.",
    moved: "Your appointment with {business} has a new time.",
    movedRequest: "Your request to {business} has a new time. It is not confirmed yet.",
    reminder: "This is a reminder of your appointment with {business}.",
    payment_lost:
      "Your payment came after the time was no longer kept for you, so there is no appointment.",
    verify:
      "Someone, hopefully you, is booking an appointment with {business} and gave this address.",
    declinedByBusiness: "{business} cannot take the appointment you asked for.",
    declinedByDeadline:
      "{business} did not answer your request in time, so there is no appointment.",
    cancelledByBusiness: "{business} has had to cancel your appointment.",
    cancelledByCustomer: "Your appointment with {business} is cancelled, as you asked.",
  },
  answerBy: "You will have an answer by {deadline}.",
  freeUntil: "You can cancel free of charge until {deadline}.",
  keptUntil: "The time is kept for you until {deadline}.",
  nothingCharged: "Nothing was charged. Any amount that was reserved on your card is released.",
  what: "Service",
  when: "When",
  before: "Before",
  who: "With",
  where: "Where",
  price: "Price",
  deposit: "Deposit",
  refund: "Refund",
  contact: "Contact",
  otherTimes: "Still free",
  moveOrCancel: "Move or cancel",
  seeRequest: "See the request",
  bookAgain: "Find another time",
  confirmAddress: "Confirm the address",
  nothingByItself: "Opening the link changes nothing by itself: you decide on the page.",
  notYou: "If it was not you, you need not do anything.",
  why: "{business} sends you this because an appointment was booked with this address.",
  noReminders: "Turn off reminders",
};
