/* Stored before the customer gets the link. */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { findLiveSince } from "../../parties/accounts/store.ts";
import { canCharge, gatewayKeyOf } from "../connections/connection.ts";
import { findConnection, holdMerchant } from "../connections/store.ts";
import { drawReference, lookEveryMs, withoutSecret } from "../deposits/deposit.ts";
import { insertDeposit } from "../deposits/store.ts";
import { gatewayErrorOf, type PaymentPageInput } from "../payment-gateway/gateway.ts";
import { askingRefusals } from "./refusals.ts";

export interface AskingDeposit extends Omit<PaymentPageInput, "reference"> {
  accountId: number;
  appointmentId: number;
  secret: string;
}

/** Call it outside any database transaction: it makes HTTP calls. */
export async function askDeposit(context: Context, asking: AskingDeposit): Promise<void> {
  const { db, now, keyring, log, connectGateway } = context;
  const { accountId, appointmentId, secret, ...request } = asking;
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
  const link = await connectGateway(key)
    .linkTo({ ...request, reference })
    .catch((err: unknown) => {
      if (gatewayErrorOf(err) === undefined) throw err;
      log.warn(
        { err, account: accountId, appointment: appointmentId },
        "requesting a deposit failed",
      );
      throw askingRefusals.unavailable();
    });
  const requestedAt = now();
  const { amount, currency } = request;
  const url = withoutSecret(link, secret);
  const deposit = {
    accountId,
    appointmentId,
    reference,
    amount,
    currency,
    url,
    askedAt: requestedAt,
  };
  await atomically(db, async (db) => {
    if (!(await holdMerchant(db, accountId, key.merchantId))) throw askingRefusals.unavailable();
    await insertDeposit(db, deposit, new Date(requestedAt.getTime() + lookEveryMs));
  });
}
