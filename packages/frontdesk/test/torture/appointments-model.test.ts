import { expect, it } from "vitest";
import { judgeAppointments } from "../../torture/model/appointments.ts";
import { heard, locate, sound, takes, type Writable } from "./register.ts";

it("appointments model: finds nothing in consistent data", () => {
  expect(judgeAppointments(sound())).toEqual([]);
});

const wrongs: [what: string, spoil: (register: Writable) => void, said: RegExp][] = [
  [
    "an internal error",
    ({ calls }) => calls[5]!.heard.push(heard(500)),
    /details of 4 was answered 500/,
  ],
  [
    "a key with two results",
    ({ calls }) => calls[0]!.heard.push(heard(201, { token: "9-secret", state: "held" })),
    /one key had 2 results/,
  ],
  [
    "an appointment that was answered and is gone",
    ({ places }) => places.splice(0, 1),
    /appointment 1 was answered to a hold, and is gone/,
  ],
  [
    "what was confirmed and is not",
    ({ places }) => {
      places[0] = locate(1, "expired");
    },
    /appointment 1 was confirmed by a paid, and is expired/,
  ],
  [
    "what was declined and is confirmed",
    ({ places }) => {
      places[2] = locate(3, "confirmed");
    },
    /appointment 3 was declined by a decline, and is confirmed/,
  ],
  [
    "what was cancelled and is confirmed",
    ({ places }) => {
      places[1] = locate(2, "confirmed");
    },
    /appointment 2 was cancelled by a cancel, and is confirmed/,
  ],
  [
    "a time that two have",
    ({ places, takenTimes }) => {
      places.push(locate(9, "confirmed"));
      takenTimes.push(takes(9, 630));
    },
    /resource 1 on 2027-03-01 is appointment (9|6)'s twice/,
  ],
  [
    "minutes of what is over",
    ({ takenTimes }) => takenTimes.push(takes(4, 760)),
    /appointment 4 is expired and takes minutes/,
  ],
  [
    "minutes of nobody",
    ({ takenTimes }) => takenTimes.push({ ...takes(0, 760), appointmentId: null }),
    /appointment of nobody is none and takes minutes/,
  ],
  [
    "an appointment without its time",
    ({ takenTimes }) => takenTimes.shift(),
    /appointment 1 is confirmed and takes no minutes/,
  ],
  [
    "who paid in time and has nothing",
    ({ calls }) => calls.splice(6, 1),
    /appointment 4 was paid for in time, and is expired/,
  ],
  [
    "what was given up and is confirmed",
    ({ places }) => {
      places[4] = locate(5, "confirmed");
    },
    /appointment 5 was given up, and is confirmed/,
  ],
  [
    "what was moved and is where it was",
    ({ places }) => {
      places[5] = locate(6, "confirmed");
    },
    /appointment 6 was moved to 2027-03-01T10:00:00Z, and is 2027-03-01T09:00:00Z/,
  ],
];

it.each(wrongs)("appointments model: finds %s", (_what, spoil, labels) => {
  const register = sound();
  spoil(register);
  expect(judgeAppointments(register).join("\n")).toMatch(labels);
});
