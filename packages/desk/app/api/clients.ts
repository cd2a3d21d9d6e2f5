import { createClient as createPayments } from "@frontdesk/payments-client";
import { createClient as createScheduling } from "@frontdesk/scheduling-client";
import { createDesk } from "./desk.ts";
import { noteNotDone } from "./not-done.ts";
import { prove } from "./step-up/asking.ts";
import { openTransport, type Surroundings } from "./transport.ts";

const surroundings = {
  fetch: (...requests: Parameters<typeof fetch>) => fetch(...requests),
  prove,
  signIn: (after) => {
    if (after === "change") noteNotDone();
    const { pathname, search, hash } = location;
    location.assign(`/sign-in?next=${encodeURIComponent(pathname + search + hash)}`);
  },
} satisfies Surroundings;

// Covers the second factor dialog; the transport itself times out sooner. Two retries, so that the
// error shows soon.
const origin = globalThis.location?.origin ?? "http://desk";
const connection = {
  transport: openTransport(surroundings),
  timeoutMs: 15 * 60_000,
  retries: 2,
  // The retry bar handles longer pauses.
  maxRetryAfterMs: 3_000,
};

/** An operator's reconciliation may take an hour. */
const hourMs = 60 * 60_000;
export const patient = {
  transport: openTransport({ ...surroundings, answerMs: hourMs }),
  timeoutMs: hourMs,
};

export const payments = createPayments({ url: `${origin}/api/payments`, ...connection });
export const scheduling = createScheduling({
  url: `${origin}/api/scheduling`,
  ...connection,
});
export const desk = createDesk({ url: origin, ...connection });
export const patientDesk = createDesk({ url: origin, ...patient, retries: 0 });
