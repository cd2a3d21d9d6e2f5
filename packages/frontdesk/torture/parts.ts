import type { Part } from "./part.ts";
import { appointments } from "./parts/appointments.ts";
import { bookings } from "./parts/bookings.ts";
import { crowds } from "./parts/crowds.ts";
import { events } from "./parts/events.ts";
import { faults } from "./parts/faults.ts";
import { fuzz } from "./parts/fuzz.ts";
import { payments } from "./parts/payments.ts";

export const parts: readonly Part[] = [
  payments,
  bookings,
  appointments,
  events,
  fuzz,
  crowds,
  faults,
];
