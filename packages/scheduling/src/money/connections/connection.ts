/* One per account at most. The key must work before it is stored, and the connection stays while
   its money is pending. */
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import type { Static } from "typebox";
import { momentOf } from "../../core/dates.ts";
import type { GatewayKey } from "../payment-gateway/gateway.ts";
import type { Connection } from "./schema.ts";
import { openSeal } from "./sealed.ts";
import type { ConnectionRow } from "./store.ts";

export function connectionOf(row: ConnectionRow): Static<typeof Connection> {
  const { merchant_id, currency, claims, status, key_last_four, url } = row;
  return {
    merchant_id,
    name: row.merchant_name,
    currency,
    test: row.is_test,
    claims,
    status,
    key_last_four,
    has_link_secret: row.sealed_link_secret !== null,
    url,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
  };
}

export function gatewayKeyOf(keyring: Keyring, row: ConnectionRow): GatewayKey | undefined {
  const { account_id: accountId, merchant_id: merchantId, url } = row;
  const key = openSeal(keyring, "sealed_key", { accountId, sealed: row.sealed_key });
  const sealed = row.sealed_link_secret;
  const linkSecret =
    sealed === null ? null : openSeal(keyring, "sealed_link_secret", { accountId, sealed });
  if (key === undefined || linkSecret === undefined) return undefined;
  return { url, merchantId, key, linkSecret };
}

const needed = ["canChargeCard", "canCapture", "canRefund", "canVoid"];

export function canCharge(
  connection: Pick<ConnectionRow, "status" | "currency" | "claims"> | undefined,
  currency: string,
): boolean {
  if (connection === undefined || connection.status !== "ready") return false;
  const { claims } = connection;
  return (
    connection.currency === currency && needed.every((permissions) => claims[permissions] === true)
  );
}
