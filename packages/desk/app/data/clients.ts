// The clients of the page: what is asked of either service, and of the desk itself, goes by them.
import { createClient as createPayments } from "@frontdesk/payments-client";
import { createClient as createScheduling } from "@frontdesk/scheduling-client";
import { createDesk } from "./desk.ts";
import { prove } from "./step-up/asking.ts";
import { openTransport, type Surroundings } from "./transport.ts";

const surroundings = {
  fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked),
  prove,
  signIn: () => {
    const { pathname, search, hash } = location;
    location.assign(`/sign-in?next=${encodeURIComponent(pathname + search + hash)}`);
  },
} satisfies Surroundings;

// An attempt lasts as long as somebody takes to be asked for a code; the transport itself gives up
// on an answer sooner. Two repeats, so that a screen soon says what is wrong.
const origin = globalThis.location?.origin ?? "http://desk";
const connection = {
  transport: openTransport(surroundings),
  timeoutMs: 15 * 60_000,
  retries: 2,
  // A longer pause is shown, and counted down, by the bar of actions that wait.
  maxRetryAfterMs: 3_000,
};

/** Operators reconcile, which may take an hour. */
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
/** For what takes minutes, and is not done twice. */
export const patientDesk = createDesk({ url: origin, ...patient, retries: 0 });
