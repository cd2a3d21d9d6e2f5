import { atomically } from "@frontdesk/database/atomically";
import { problemWithUrl } from "@frontdesk/platform/webhooks/url";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { invalid, notFound, unprocessable } from "../../core/refusals.ts";
import { lockLiveSince, setLiveSince } from "../../parties/accounts/store.ts";
import { tellOwner } from "../../parties/accounts/tell-owner.ts";
import { checkAdministrator } from "../../parties/identity/hold.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Maker } from "../../parties/identity/store.ts";
import {
  type GatewayKey,
  type GatewayMerchant,
  gatewayErrorOf,
} from "../payment-gateway/gateway.ts";
import { connectionOf, gatewayKeyOf } from "./connection.ts";
import { connectionRefusals as refusals } from "./refusals.ts";
import type { Connection, ConnectionChange } from "./schema.ts";
import { sealOf } from "./sealed.ts";
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  hasUnsettled,
  lockConnection,
  mayOweRefunds,
  saveConnection,
  wasRequestedSince,
} from "./store.ts";

type ConnectionResponse = Static<typeof Connection>;
type Change = Static<typeof ConnectionChange>;

export interface Connecting {
  change: Change;
  maker: Maker;
  check: (current: ConnectionResponse | Record<string, never>) => void;
  /** Requires a second factor for real money. */
  checkProved: () => void;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function connectMerchant(
  context: Context,
  actor: Actor,
  { change, maker, check, checkProved }: Connecting,
): Promise<ConnectionResponse> {
  const accountId = actor.account.id;
  const connection = await findConnection(context.db, accountId);
  const key = keyAfter(context, connection, change);
  if (isReal(connection) || key.url !== null) checkProved();
  const { merchant, newest } = await readMerchant(context, key, change);
  if (!merchant.isTest) checkProved();
  return await atomically(context.db, async (db) => {
    await checkAdministrator(db, accountId, maker);
    const row = await lockConnection(db, accountId);
    const before = row && connectionOf(row);
    check(before ?? {});
    if (row?.updated_at.getTime() !== connection?.updated_at.getTime())
      throw refusals.changedSince();
    if (isReal(row)) checkProved();
    const inside = { ...context, db };
    const saved = await replaceConnection(inside, accountId, { row, key, merchant, newest });
    const after = connectionOf(saved);
    await record(inside, actor, {
      kind: "merchant",
      action: before === undefined ? "create" : "update",
      id: accountId,
      ...(before !== undefined && { before }),
      after,
    });
    if (isReal(row) || isReal(saved)) {
      const what = row === undefined ? "Merchant connected" : "Merchant changed";
      await tellOwner(inside, accountId, what);
    }
    return after;
  });
}

interface ReplacementInput extends ReadMerchant {
  row: ConnectionRow | undefined;
  key: GatewayKey;
}

/** Another merchant starts only once the former one is settled. */
async function replaceConnection(
  context: Context,
  accountId: number,
  { row, key, merchant, newest }: ReplacementInput,
): Promise<ConnectionRow> {
  const { db } = context;
  const isSame = row?.merchant_id === key.merchantId && row.url === key.url;
  const liveSince = await lockLiveSince(db, accountId);
  if (merchant.isTest && liveSince !== null) throw invalid(refusals.testMerchant());
  if (row !== undefined && !isSame) await checkSettled(context, accountId);
  if (!merchant.isTest) await setLiveSince(db, accountId, context.now());
  const cursor = isSame ? row.cursor : newest && { created: newest.toISOString() };
  const fields = { ...fieldsOf(context, accountId, { key, merchant }), cursor };
  return await saveConnection(db, fields, context.now());
}

export async function disconnectMerchant(
  context: Context,
  actor: Actor,
  { check, checkProved }: Pick<Connecting, "check" | "checkProved">,
): Promise<void> {
  const accountId = actor.account.id;
  await atomically(context.db, async (db) => {
    const row = await lockConnection(db, accountId);
    if (row === undefined) throw notFound();
    if (isReal(row)) checkProved();
    const before = connectionOf(row);
    check(before);
    await checkSettled({ ...context, db }, accountId);
    await deleteConnection(db, accountId);
    const notice = { kind: "merchant", action: "delete", id: accountId, before } as const;
    await record({ ...context, db }, actor, notice);
    if (isReal(row)) await tellOwner({ ...context, db }, accountId, "Merchant disconnected");
  });
}

/** Real money may be pending: a foreign payment service may lie about test mode. */
function isReal(row: ConnectionRow | undefined): boolean {
  return row !== undefined && (!row.is_test || row.url !== null);
}

async function checkSettled(
  { db, now }: Pick<Context, "db" | "now">,
  accountId: number,
): Promise<void> {
  const since = new Date(now().getTime() - dayMs);
  const isOpen =
    (await hasUnsettled(db, accountId)) || (await wasRequestedSince(db, accountId, since));
  if (isOpen) throw refusals.unsettled();
  if (await mayOweRefunds(db, accountId, now())) throw refusals.refundable();
}

function keyAfter(context: Context, row: ConnectionRow | undefined, change: Change): GatewayKey {
  const { settings, keyring } = context;
  const problems: Problem[] = [];
  const { url = row?.url ?? null, merchant_id: merchantId = row?.merchant_id } = change;
  const isSame = row?.merchant_id === merchantId && row?.url === url;
  const before = row === undefined ? undefined : gatewayKeyOf(keyring, row);
  const key = change.key ?? (isSame ? before?.key : undefined);
  if (merchantId === undefined) problems.push(refusals.noMerchant());
  if (key === undefined) problems.push(refusals.noKey());
  if (url === null && settings.paymentsAt === undefined) problems.push(refusals.noPaymentService());
  const wrong = url && problemWithUrl(url, { mayBePrivate: settings.webhooksToPrivate });
  if (wrong) problems.push(refusals[wrong]());
  if (merchantId === undefined || key === undefined || problems.length > 0) {
    throw unprocessable(problems);
  }
  const kept = isSame ? (before?.linkSecret ?? null) : null;
  const { link_secret: linkSecret = kept } = change;
  return { url, merchantId, key, linkSecret };
}

interface ReadMerchant {
  merchant: GatewayMerchant;
  newest: Date | null;
}

/** Reads in parallel: all reads take as long as one. */
async function readMerchant(
  { connectGateway }: Context,
  key: GatewayKey,
  change: Change,
): Promise<ReadMerchant> {
  const gateway = connectGateway(key);
  try {
    const [merchant, newest, takesSecret] = await Promise.all([
      gateway.merchant(),
      gateway.newest(),
      change.link_secret ? gateway.takesLinkSecret() : true,
    ]);
    if (!takesSecret) throw invalid(refusals.wrongSecret());
    return { merchant, newest };
  } catch (error) {
    throw refusalFor(error);
  }
}

function refusalFor(error: unknown): unknown {
  const trouble = gatewayErrorOf(error);
  if (trouble === undefined) return error;
  if (trouble === "key") return invalid(refusals.unknownKey());
  return trouble === "away" ? refusals.paymentsUnavailable() : invalid(refusals.noAccess());
}

function fieldsOf(
  { keyring }: Pick<Context, "keyring">,
  accountId: number,
  { key, merchant }: { key: GatewayKey; merchant: GatewayMerchant },
) {
  const { linkSecret } = key;
  return {
    account_id: accountId,
    merchant_id: key.merchantId,
    url: key.url,
    sealed_key: sealOf(keyring, "sealed_key", { accountId, plain: key.key }),
    key_last_four: key.key.slice(-4),
    sealed_link_secret:
      linkSecret === null
        ? null
        : sealOf(keyring, "sealed_link_secret", { accountId, plain: linkSecret }),
    merchant_name: merchant.name,
    currency: merchant.currency,
    is_test: merchant.isTest,
    claims: merchant.claims,
  };
}
