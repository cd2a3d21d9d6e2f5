import type { OpenDatabase } from "@frontdesk/database/database";
import { createSharedLimits } from "@frontdesk/platform/limits";
import { wrongKeyRule } from "@frontdesk/server/admin-listener";
import type { Digest, Limits } from "@frontdesk/server/limits";
import { Refusal } from "@frontdesk/server/refusal";
import type { Logger } from "pino";
import { tooOften } from "./refusals.ts";

/** The most accounts, applications or personal tokens of one person. */
export const mostOwn = 100;

/** Characters in the name of an application or a personal token. */
export const longestName = 60;

const minute = 60;
const hour = 60 * minute;

export const windowSeconds = 10;

export const requestsPerWindow = 33;

// The application holds the limit; this table only counts.
const unlimited = 2_147_483_647;

const day = 24 * hour;

export const mailLimits = {
  // Per account and address. Mails about changes have their own limit, so that no other mail blocks
  // them.
  mailsByRecipient: { points: 5, seconds: hour },
  changeMailsByRecipient: { points: 20, seconds: hour },
  // First mails to an unverified address, whole installation.
  unprovedMailsByRecipient: { points: 5, seconds: hour },
  chosenByUntrustedAccount: { points: 20, seconds: day },
  chosenByUntrusted: { points: 200, seconds: day },
  chosenRecipientsByRecipient: { points: 1, seconds: day },
};

/** Limits mails that a stranger may have caused. */
export const typedKey = (accountId: number, recipient: string): string =>
  `${accountId} typed ${recipient}`;

const rules = {
  requestsByApplication: { points: unlimited, seconds: windowSeconds },
  tokensByUser: { points: 20, seconds: minute },
  tokensByAddress: { points: 120, seconds: minute },
  feedsByAddress: { points: 120, seconds: minute },
  invitationsByRecipient: { points: 10, seconds: hour },
  slotsByAddress: { points: 60, seconds: minute },
  importsByAccount: { points: 30, seconds: day },
  holdsByAddress: { points: 10, seconds: 10 * minute },
  // Limits per account and two networks around an address: no network uses up the rest.
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

/** Counted from stored holds instead of windows. */
const open = {
  byAddress: 3,
  namelessByNetwork: 5,
};

export type SchedulingLimits = Limits<LimitName> & { open: typeof open };

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

export function refuseInOurWords(error: unknown): never {
  throw error instanceof Refusal ? tooOften(error.headers["Retry-After"]) : error;
}
