import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";
import type { MerchantRow, MerchantWithBalance } from "./row.ts";

export const columns = `m.shard, m.id, m.key, m.name, m.currency, m.exponent, m.test, m.email,
  m.website, m.descriptor, m.company_country as "companyCountry",
  m.company_number as "companyNumber", m.bank_iban as "bankIban",
  m.can_charge_card as "canChargeCard", m.can_save_card as "canSaveCard",
  m.can_transfer_to_card as "canTransferToCard", m.can_capture as "canCapture",
  m.can_refund as "canRefund", m.can_void as "canVoid", m.fee_rate_ppm as "feeRatePpm",
  m.fee_flat as "feeFlat", m.fee_dispute as "feeDispute",
  m.refunds_fee as "refundsFee", m.tds_mode as "tdsMode",
  m.link_secret as "linkSecret", m.link_signature_required as "linkSignatureRequired",
  m.sites, m.capture, m.approved_at as "approvedAt", m.suspension,
  m.authorization_days as "authorizationDays"`;

export const balance = `(select sum(slot.amount)::bigint from payments.balance_slots slot
  where slot.shard = m.shard and slot.merchant_id = m.id) as balance`;

const allowed = `exists (select 1 from payments.merchant_access access
  where access.merchant_id = m.id and access.caller_id = $3) as allowed`;

const selectMerchant = statement(
  "merchant_get",
  `select ${columns}, ${allowed} from payments.merchants m where m.shard = $1 and m.id = $2`,
);

const selectMerchantWithBalance = statement(
  "merchant_get_with_balance",
  `select ${columns}, ${balance}, ${allowed}
  from payments.merchants m where m.shard = $1 and m.id = $2`,
);

type ReachRow<Row> = Row & { allowed: boolean };

export interface Reach {
  merchantId: Id;
  callerId: Id;
}

export async function findMerchantFor(
  db: Database,
  { merchantId, callerId }: Reach,
): Promise<ReachRow<MerchantRow> | undefined> {
  const values = [shardOf(merchantId), merchantId, callerId];
  const [row] = await run<ReachRow<MerchantRow>>(db, selectMerchant, values);
  return row;
}

export async function findMerchantWithBalanceFor(
  db: Database,
  { merchantId, callerId }: Reach,
): Promise<ReachRow<MerchantWithBalance> | undefined> {
  const values = [shardOf(merchantId), merchantId, callerId];
  const [row] = await run<ReachRow<MerchantWithBalance>>(db, selectMerchantWithBalance, values);
  return row;
}

/** Reads a merchant without an access check. */
export async function findMerchant(db: Database, id: Id): Promise<MerchantRow | undefined> {
  const { rows } = await sql<MerchantRow>`
    select ${sql.raw(columns)} from payments.merchants m
    where m.shard = ${shardOf(id)} and m.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockMerchant(db: Database, id: Id): Promise<MerchantRow> {
  const { rows } = await sql<MerchantRow>`
    select ${sql.raw(columns)} from payments.merchants m
    where m.shard = ${shardOf(id)} and m.id = ${id} for no key update`.execute(db);
  if (rows[0] === undefined) throw new Error(`merchant ${id} is gone`);
  return rows[0];
}

const selectMerchants = statement(
  "merchants_of_any_shard",
  `select ${columns}, sum(slot.amount)::bigint as balance
  from ${keysFrom({ shard: "$1::int[]", id: "$2::text[]" })} as k
  join payments.merchants m on m.shard = k.shard and m.id = k.id
  left join payments.balance_slots slot on slot.shard = m.shard and slot.merchant_id = m.id
  where $3::boolean is null or m.test = $3
  group by m.shard, m.id order by m.id desc`,
);

export async function listMerchants(
  db: Database,
  ids: readonly Id[],
  { test }: { test?: boolean | undefined },
): Promise<MerchantWithBalance[]> {
  return await run<MerchantWithBalance>(db, selectMerchants, [ids.map(shardOf), ids, test ?? null]);
}

type NewMerchantField =
  | "name"
  | "currency"
  | "exponent"
  | "test"
  | "email"
  | "website"
  | "descriptor";
type Company = "companyCountry" | "companyNumber" | "bankIban";

export interface NewMerchantRow
  extends Pick<MerchantRow, "shard" | "id" | "key" | NewMerchantField | Company> {
  mayDoAll: boolean;
}

export async function insertMerchant(db: Database, row: NewMerchantRow): Promise<void> {
  const { shard, id, key, mayDoAll } = row;
  await sql`
    insert into payments.merchants (shard, id, key, name, currency, exponent, test, email, website,
      descriptor, company_country, company_number, bank_iban, can_charge_card, can_save_card,
      can_transfer_to_card, can_capture, can_refund, can_void)
    values (${shard}, ${id}, ${key}, ${row.name}, ${row.currency}, ${row.exponent}, ${row.test},
      ${row.email}, ${row.website}, ${row.descriptor}, ${row.companyCountry},
      ${row.companyNumber}, ${row.bankIban}, ${mayDoAll}, ${mayDoAll}, ${mayDoAll}, ${mayDoAll},
      ${mayDoAll}, ${mayDoAll})`.execute(db);
  await sql`
    insert into payments.merchant_keys (key, merchant_id) values (${key}, ${id})`.execute(db);
}

export interface Changes {
  name?: string | null;
  email?: string | null;
  descriptor?: string | null;
}

export async function updateMerchant(
  db: Database,
  id: Id,
  { name = null, email = null, descriptor = null }: Changes,
): Promise<void> {
  await sql`
    update payments.merchants set name = coalesce(${name}, name),
      email = coalesce(${email}, email), descriptor = coalesce(${descriptor}, descriptor)
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}
