// Limits expensive calls and guesses of secrets.
import type { OpenDatabase } from "@frontdesk/database/database";
import { createSharedLimits } from "@frontdesk/platform/limits";
import { wrongKeyRule } from "@frontdesk/server/admin-listener";
import { createLimits, type Limits } from "@frontdesk/server/limits";
import type { Logger } from "pino";
import type { Id } from "../ids.ts";
import type { Settings } from "../settings.ts";

const minute = 60;
const hour = 60 * minute;

export const declinesByMerchant = { points: 300, seconds: minute };

/** Points per seconds; the name ends with the counted unit. */
const rules = {
  appsByAddress: { points: 20, seconds: minute },
  merchantsByApp: { points: 600, seconds: minute },
  invitationsByAddress: { points: 60, seconds: hour },
  invitationsByRecipient: { points: 10, seconds: hour },
  claimsByPerson: { points: 20, seconds: hour },
  claimsByMerchant: { points: 5, seconds: hour },
  claimsByRecipient: { points: 10, seconds: hour },
  vaultByAddress: { points: 1200, seconds: minute },
  paymentsByAddress: { points: 600, seconds: minute },
  declinesByCard: { points: 10, seconds: hour },
  declinesByAddress: { points: 30, seconds: hour },
  declinesByNetwork: { points: 100, seconds: hour },
  declinesByWideNetwork: { points: 200, seconds: hour },
  declinesByMerchant,
  wrongKeysByAddress: wrongKeyRule,
};

export type LimitName = keyof typeof rules;
export type PaymentLimits = Limits<LimitName>;

/** All processes share these limits on PostgreSQL. */
export function createPaymentLimits(
  opened: Pick<OpenDatabase, "db" | "embedded">,
  settings: Pick<Settings, "appsPerMinute" | "paymentsPerMinute">,
  log: Logger,
): PaymentLimits {
  const { appsPerMinute, paymentsPerMinute } = settings;
  return createSharedLimits(opened, {
    schema: "payments",
    rules: {
      ...rules,
      appsByAddress: { ...rules.appsByAddress, points: appsPerMinute },
      paymentsByAddress: { ...rules.paymentsByAddress, points: paymentsPerMinute },
      vaultByAddress: { ...rules.vaultByAddress, points: 2 * paymentsPerMinute },
    },
    log,
  });
}

/** The limits are in each process's memory. */
export function throttleOfApps(
  { appRequestsPerSecond: points }: Pick<Settings, "appRequestsPerSecond">,
  log: Logger,
): (callerId: Id) => Promise<void> {
  if (points === 0) return async () => {};
  const limits = createLimits({ rules: { requestsByApp: { points, seconds: 1 } }, log });
  return async (callerId) => await limits.take("requestsByApp", callerId);
}
