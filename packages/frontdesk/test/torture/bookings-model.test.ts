import { expect, it } from "vitest";
import { type Agenda, type BookedRow, judgeBookings } from "../../torture/model/bookings.ts";

function booking(id: number, fields: Partial<BookedRow> = {}): BookedRow {
  const time = { start_date: "2027-03-01", end_date: "2027-03-01", duration: 60, start_time: 600 };
  return {
    id,
    resource_id: 1,
    details: `n${id}`,
    tentative: false,
    deleted: false,
    revision: 1,
    ...time,
    durations: [{ date: "2027-03-01", duration: 60, start_time: 600, waiting: false }],
    ...fields,
  };
}

const heard = (status: number, body: object = {}) => ({ status, text: JSON.stringify(body) });

type Writable = {
  -readonly [Name in keyof Agenda]: Agenda[Name] extends readonly (infer One)[]
    ? One[]
    : Agenda[Name];
};

function sound(): Writable {
  const booked = booking(1, { revision: 2 });
  const gone = booking(2, { revision: 2, deleted: true });
  const book = { kind: "book", subject: "account" };
  return {
    calls: [
      { ...book, mark: "n1", key: "k", heard: [heard(201, booked), heard(201, booked)] },
      { ...book, mark: "n2", heard: [{}] },
      { ...book, mark: "n3", key: "l", heard: [heard(422)] },
      { kind: "change", subject: "1", mark: "", heard: [heard(200, booked)] },
      { kind: "delete", subject: "2", mark: "", heard: [heard(204)] },
    ],
    bookings: [booked, gone],
    audit: [
      { bookingId: 1, action: "create" },
      { bookingId: 1, action: "update" },
      { bookingId: 2, action: "create" },
      { bookingId: 2, action: "delete" },
    ],
    queued: [
      { id: 11, bookingId: 1, action: "create", status: "delivered" },
      { id: 12, bookingId: 1, action: "update", status: "delivered" },
      { id: 13, bookingId: 2, action: "create", status: "delivered" },
      { id: 14, bookingId: 2, action: "delete", status: "delivered" },
    ],
    received: new Set(["11", "12", "13", "14"]),
    open: { from: 480, to: 1080 },
  };
}

it("bookings model: finds nothing in consistent data", () => {
  expect(judgeBookings(sound())).toEqual([]);
});

const untimed = (duration: number) => ({
  durations: [{ date: "2027-03-01", duration, start_time: null, waiting: false }],
});

const wrongs: [what: string, spoil: (agenda: Writable) => void, said: RegExp][] = [
  ["a booking that is gone", ({ bookings }) => bookings.shift(), /book n1 .* is there 0 times/],
  [
    "a booking that is there twice",
    ({ bookings }) => bookings.push(booking(3, { details: "n2", deleted: true })),
    /book n2 .* is there 2 times/,
  ],
  [
    "a booking that was refused",
    ({ bookings }) => bookings.push(booking(3)),
    /book n3 .* is there 1 times/,
  ],
  [
    "a booking that nobody asked for",
    ({ bookings }) => bookings.push(booking(4)),
    /nobody asked: booking 4 n4/,
  ],
  [
    "a key with two results",
    ({ calls }) => calls[0]!.heard.push(heard(201, booking(9))),
    /one key had 2 results/,
  ],
  [
    "a change that is forgotten",
    ({ bookings }) => {
      bookings[0]!.revision = 1;
    },
    /booking 1 has forgotten a change/,
  ],
  [
    "a change that became another",
    ({ calls }) => {
      calls[3]!.heard = [heard(200, booking(1, { revision: 2, duration: 90 }))];
    },
    /booking 1 is .*, 60 from 600, answered: .*, 90 from 600/,
  ],
  [
    "a deletion that is undone",
    ({ bookings }) => {
      bookings[1]!.deleted = false;
    },
    /a delete of booking 2 is undone/,
  ],
  ["a deletion that nobody asked for", ({ calls }) => calls.pop(), /nobody deleted booking 2/],
  [
    "two bookings at one time",
    ({ bookings }) => bookings.push(booking(5)),
    /resource 1 on 2027-03-01: booking 5 begins in another/,
  ],
  [
    "a day with more than it has",
    ({ bookings }) => bookings.push(booking(5, untimed(541))),
    /resource 1 on 2027-03-01 has 601 minutes booked/,
  ],
  [
    "a booking out of hours",
    ({ bookings }) => {
      bookings[0]!.durations[0]!.start_time = 1050;
    },
    /booking 1 is outside of its hours/,
  ],
  ["a change without an entry", ({ audit }) => audit.splice(1, 1), /booking 1: revision 2, create/],
  [
    "a change that is not told",
    ({ queued }) => queued.splice(3, 1),
    /booking 2 changed by create,delete, told: create/,
  ],
  [
    "a payload that nobody received",
    ({ received }) => (received as Set<string>).delete("12"),
    /payload 12 was never received/,
  ],
  [
    "a payload that still waits",
    ({ queued }) => {
      queued[0]!.status = "failing";
    },
    /payload 11 is failing/,
  ],
];

it.each(wrongs)("bookings model: finds %s", (_what, spoil, labels) => {
  const agenda = sound();
  spoil(agenda);
  expect(judgeBookings(agenda).join("\n")).toMatch(labels);
});
