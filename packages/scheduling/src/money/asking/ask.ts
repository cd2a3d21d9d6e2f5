/* Stored before the customer gets the link. */

import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../core/context.ts";
import { findLiveSince } from "../../parties/accounts/store.ts";
import { canCharge, gatewayKeyOf } from "../connections/connection.ts";
import { findConnection, holdMerchant } from "../connections/store.ts";
import { insertDeposit } from "../deposits.store.ts";
import { gatewayErrorOf, type PaymentPageInput } from "../payment-gateway/gateway.ts";
import { askingRefusals } from "./refusals.ts";

/* A payment request under an unguessable reference. An appointment may have several but keeps one
   payment at most. */

export const lookEveryMs = 5_000;

/** Polling ends; sweeps continue. */
export const lookForMs = 30 * 60_000;

/** A link of an order can be paid for this long. */
export const orderTermMs = 24 * 60 * 60_000;

const shape = /^fd_([0-9a-z]{1,12})_[\w-]{22}$/;

const keptForSecret = "{secret}";

/** Stored form: the secret lets its reader act. */
const withoutSecret = (url: string, secret: string): string =>
  url.replaceAll(secret, keptForSecret);

export const withSecret = (url: string, secret: string): string =>
  url.replaceAll(keptForSecret, secret);

/** Account and 128 random bits. */
export function drawReference(accountId: number): string {
  return `fd_${accountId.toString(36)}_${randomBytes(16).toString("base64url")}`;
}

export function accountOfReference(reference: string | undefined): number | undefined {
  const [, account] = shape.exec(reference ?? "") ?? [];
  return account === undefined ? undefined : Number.parseInt(account, 36);
}

interface AskingLink extends Omit<PaymentPageInput, "reference"> {
  accountId: number;
  appointmentId: number;
}

export interface PaymentLink extends Pick<PaymentPageInput, "reference" | "amount" | "currency"> {
  accountId: number;
  /** The first of an order. */
  appointmentId: number;
  merchantId: string;
  url: string;
  askedAt: Date;
}

/** Call it outside any database transaction: it makes HTTP calls. */
export async function askLink(context: Context, asking: AskingLink): Promise<PaymentLink> {
  const { db, now, keyring, log, connectGateway } = context;
  const { accountId, appointmentId, ...request } = asking;
  const connection = await findConnection(db, accountId);
  const key = connection && gatewayKeyOf(keyring, connection);
  if (key === undefined || !canCharge(connection, request.currency)) {
    throw askingRefusals.unavailable();
  }
  // Test payments would book appointments of an account with real payments.
  if (connection?.is_test && (await findLiveSince(db, accountId)) !== null) {
    throw askingRefusals.unavailable();
  }
  const reference = drawReference(accountId);
  const url = await connectGateway(key)
    .linkTo({ ...request, reference })
    .catch((err: unknown) => {
      if (gatewayErrorOf(err) === undefined) throw err;
      log.warn(
        { err, account: accountId, appointment: appointmentId },
        "requesting a deposit failed",
      );
      throw askingRefusals.unavailable();
    });
  const { amount, currency } = request;
  const { merchantId } = key;
  return {
    accountId,
    appointmentId,
    merchantId,
    reference,
    amount,
    currency,
    url,
    askedAt: now(),
  };
}

/** An order keeps its link itself. */
export async function saveRequest(
  db: Database,
  { merchantId, ...link }: Omit<PaymentLink, "url"> & { url: string | null },
  orderId: number | null,
): Promise<void> {
  const { accountId, askedAt } = link;
  if (!(await holdMerchant(db, accountId, merchantId))) throw askingRefusals.unavailable();
  await insertDeposit(db, { ...link, orderId }, new Date(askedAt.getTime() + lookEveryMs));
}

export type AskingDeposit = AskingLink & { secret: string };

/** Makes HTTP calls, as `askLink`. */
export async function askDeposit(
  context: Context,
  { secret, ...asking }: AskingDeposit,
): Promise<void> {
  const link = await askLink(context, asking);
  const url = withoutSecret(link.url, secret);
  await atomically(context.db, (db) => saveRequest(db, { ...link, url }, null));
}
