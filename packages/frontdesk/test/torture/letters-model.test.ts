import { expect, it } from "vitest";
import { judgeAppointments } from "../../torture/model/appointments.ts";
import {
  eleven,
  event,
  locate,
  released,
  report,
  sound,
  takes,
  type Writable,
} from "./register.ts";

const wrongs: [what: string, spoil: (register: Writable) => void, said: RegExp][] = [
  [
    "what is still held",
    ({ places, takenTimes }) => {
      places.push(locate(9, "held"));
      takenTimes.push(takes(9, 760));
    },
    /appointment 9 is still held/,
  ],
  [
    "a customer who was not told what became of it",
    ({ mails }) => mails.splice(2, 1),
    /c2@example.com was not told that appointment 2 is cancelled/,
  ],
  [
    "a customer who was not told that nothing was charged",
    ({ mails }) => mails.splice(5, 1),
    /c4@example.com was not told that appointment 4 is expired/,
  ],
  [
    "one who was told twice",
    ({ mails }) => mails.push({ ...mails[0]!, id: "again" }),
    /c1@example.com was told "Appointment confirmed" 2 times, not 1/,
  ],
  [
    "one who was told of what did not become of it",
    ({ mails }) => mails.push(report(1, "Nothing was charged")),
    /c1@example.com was told "Nothing was charged" 1 times, not 0/,
  ],
  [
    "a mail that tells of nothing known",
    ({ mails }) => mails.push(report(1, "Reminder of your appointment")),
    /c1@example.com was told: Reminder/,
  ],
  [
    "a mail to somebody without an appointment",
    ({ mails }) => mails.push(report(8, "Appointment confirmed")),
    /c8@example.com was told of something/,
  ],
  [
    "a calendar that has it where it was",
    ({ mails }) => {
      mails[6] = report(6, "Appointment moved", event("REQUEST", 1));
    },
    /last told REQUEST of 2027-03-01T09:00:00Z: appointment 6 is confirmed, 2027-03-01T10/,
  ],
  [
    "a calendar that has what was cancelled",
    ({ mails }) => {
      mails[2] = { ...mails[2]!, event: null };
    },
    /last told REQUEST of 2027-03-01T09:00:00Z: appointment 2 is cancelled/,
  ],
  [
    "a calendar that has what was never confirmed",
    ({ mails }) => mails.push(report(7, "Request received", event("REQUEST", 0, eleven))),
    /c7@example.com has appointment 7 in a calendar/,
  ],
  [
    "a customer who is said to have cancelled",
    ({ mails }) => {
      mails[8] = { ...mails[8]!, text: "It is cancelled, as you asked.\nRefund: €20.00" };
    },
    /c7@example.com was told of another who cancelled 7/,
  ],
  [
    "another amount that is said to be given back",
    ({ mails }) => {
      mails[8] = { ...mails[8]!, text: "We has had to cancel it." };
    },
    /c7@example.com was told of 0 back, and it is 2000/,
  ],
  [
    "money that is said to be released, and was taken",
    ({ mails }) => {
      mails[2] = { ...mails[2]!, text: `It is cancelled, as you asked.\n${released}` };
    },
    /c2@example.com was told of 2000 released, of what may have been taken/,
  ],
];

it.each(wrongs)("mails model: finds %s", (_what, spoil, labels) => {
  const register = sound();
  spoil(register);
  expect(judgeAppointments(register).join("\n")).toMatch(labels);
});
