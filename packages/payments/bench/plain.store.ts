/* In the style of a plain shop such as Medusa: one statement each to read and write, checks in
   the process. */
import type { PreparingClient } from "@frontdesk/database/client";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { operationAmount } from "./requests.ts";

export async function fillPlain(db: Database): Promise<void> {
  for (const statement of [
    "create schema plain",
    `create table plain.collections (id text primary key, currency text not null,
      amount numeric not null, captured numeric not null, status text not null,
      updated_at timestamptz not null)`,
    `create table plain.payments (id text primary key, collection_id text not null, amount numeric
      not null, currency text not null, provider text not null, details jsonb not null, captured_at
      timestamptz, created_at timestamptz not null, updated_at timestamptz not null)`,
    "create index on plain.payments (collection_id)",
    `create table plain.captures (id text primary key, payment_id text not null, amount numeric
      not null, created_by text, created_at timestamptz not null)`,
    "create index on plain.captures (payment_id)",
    `create table plain.refunds (id text primary key, payment_id text not null, amount numeric
      not null, created_by text, created_at timestamptz not null)`,
    "create index on plain.refunds (payment_id)",
    `insert into plain.collections select 'collection_' || id, 'EUR', 1000000, 0, 'authorized',
      now() from payments.transactions`,
    `insert into plain.payments select id, 'collection_' || id, 1000000, 'EUR', 'simulator', '{}',
      null, now(), now() from payments.transactions`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

let captures = 0;

export async function capturePlainly(client: PreparingClient, id: string): Promise<void> {
  const ask = async (text: string, values: unknown[]) => (await client.query(text, values)).rows;
  await client.query("begin");
  const [payment] = await ask(
    "select id, collection_id, amount, details from plain.payments where id = $1 for update",
    [id],
  );
  const captured = await ask("select amount from plain.captures where payment_id = $1", [id]);
  const refunded = await ask("select amount from plain.refunds where payment_id = $1", [id]);
  const all = [...captured, ...refunded].reduce((sum, { amount }) => sum + Number(amount), 0);
  if (all + operationAmount > Number(payment.amount)) throw new Error("too much was captured");
  captures += 1;
  const captureId = `capture_${process.pid}_${captures}`;
  await ask("insert into plain.captures values ($1, $2, $3, 'bench', now())", [
    captureId,
    id,
    operationAmount,
  ]);
  await ask("update plain.payments set captured_at = now(), updated_at = now() where id = $1", [
    id,
  ]);
  const [collection] = await ask(
    "select id, amount, captured from plain.collections where id = $1",
    [payment.collection_id],
  );
  const sum = Number(collection.captured) + operationAmount;
  await ask(
    "update plain.collections set captured = $2, status = $3, updated_at = now() where id = $1",
    [collection.id, sum, sum < Number(collection.amount) ? "partially_captured" : "completed"],
  );
  await client.query("commit");
}
