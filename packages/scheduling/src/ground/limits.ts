import type { OpenDatabase } from "@frontdesk/database/database";
import { createSharedLimits } from "@frontdesk/platform/limits";
import { wrongKeyRule } from "@frontdesk/server/door";
import type { Digest, Limits } from "@frontdesk/server/limits";
import { Refusal } from "@frontdesk/server/refusal";
import type { Logger } from "pino";
import { tooOften } from "./refusals.ts";

const minute = 60;
const hour = 60 * minute;

/** The window in which an application's requests are counted, in seconds. */
export const windowSeconds = 10;

/** How many requests an application may make in a window unless it was given another number. */
export const requestsPerWindow = 33;

// How many requests a window takes is said by the application; the count alone is kept here.
const unlimited = 2_147_483_647;

const day = 24 * hour;

/** Limits of mails, which wait for their turn where too many went. */
export const mailLimits = {
  // Of an account to an address; whoever cancels or reschedules is never muted by the others.
  mailsByRecipient: { points: 5, seconds: hour },
  changeMailsByRecipient: { points: 20, seconds: hour },
  // First mails to an address that nobody proved: in the whole installation.
  unprovedMailsByRecipient: { points: 5, seconds: hour },
  // Addresses that accounts chose which are not trusted: of one, and of all of them together.
  chosenByUntrustedAccount: { points: 20, seconds: day },
  chosenByUntrusted: { points: 200, seconds: day },
  // Marks an address that was counted.
  chosenRecipientsByRecipient: { points: 1, seconds: day },
};

/** Whom mails to an address are counted for that a stranger may have caused. */
export const typedKey = (accountId: number, recipient: string): string =>
  `${accountId} typed ${recipient}`;

const rules = {
  requestsByApplication: { points: unlimited, seconds: windowSeconds },
  tokensByUser: { points: 20, seconds: minute },
  tokensByAddress: { points: 120, seconds: minute },
  feedsByAddress: { points: 120, seconds: minute },
  invitationsByRecipient: { points: 10, seconds: hour },
  slotsByAddress: { points: 60, seconds: minute },
  holdsByAddress: { points: 10, seconds: 10 * minute },
  // Of times in an account, by two networks around an address: none of them uses up the last.
  holdsByNetwork: { points: 60, seconds: hour },
  holdsByWideNetwork: { points: 150, seconds: hour },
  holdsByAccount: { points: 600, seconds: hour },
  detailsByAddress: { points: 10, seconds: 10 * minute },
  proofsByAppointment: { points: 3, seconds: 10 * minute },
  forgetsByAppointment: { points: 1, seconds: hour },
  appointmentsByAddress: { points: 120, seconds: minute },
  ...mailLimits,
  wrongKeysByAddress: wrongKeyRule,
};

export type LimitName = keyof typeof rules;

/** How many times somebody may hold at once; counted where these are kept, and not in spans. */
const open = {
  /** In all accounts. */
  byAddress: 3,
  /** From the network around it, of which it is not said who comes, in one account. */
  namelessByNetwork: 5,
};

export type SchedulingLimits = Limits<LimitName> & { open: typeof open };

/** The limits of this service, shared by all processes on PostgreSQL. */
export function createSchedulingLimits(
  opened: Pick<OpenDatabase, "db" | "embedded">,
  log: Logger,
  digest: Digest,
): SchedulingLimits {
  const limits = createSharedLimits(opened, { schema: "scheduling", rules, log, digest });
  return {
    ...limits,
    open,
    take: (name, key) => limits.take(name, key).catch(refuseInOurWords),
    peek: (name, key) => limits.peek(name, key).catch(refuseInOurWords),
  };
}

/** Words a refusal for want of patience as this API does. */
export function refuseInOurWords(error: unknown): never {
  throw error instanceof Refusal ? tooOften(error.headers["Retry-After"]) : error;
}
