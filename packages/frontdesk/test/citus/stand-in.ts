// Imitates a Citus coordinator.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { testDatabaseUrl } from "@frontdesk/database/settings";
import pg from "pg";

const standIn = readFileSync(new URL("stand-in.sql", import.meta.url), "utf8");

export interface StandIn {
  url: string;
  ask<Row>(...texts: string[]): Promise<Row[]>;
  calls(): Promise<string[]>;
  remove(): Promise<void>;
}

export async function startStandIn(): Promise<StandIn> {
  const name = `frontdesk_test_${randomBytes(8).toString("hex")}`;
  const address = new URL(testDatabaseUrl!);
  await run(testDatabaseUrl!, [`create database ${name}`]);
  address.pathname = `/${name}`;
  const url = address.href;
  await run(url, [standIn, `alter database ${name} set search_path = public, citus`]);
  return {
    url,
    ask: async (...texts) => await run(url, texts),
    calls: async () => {
      const rows = await run<{ call: string }>(url, [
        "with heard as (delete from citus.calls returning *) select call from heard order by id",
      ]);
      return rows.map(({ call }) => call);
    },
    remove: async () => {
      await run(testDatabaseUrl!, [`drop database if exists ${name} with (force)`]);
    },
  };
}

async function run<Row>(url: string, texts: readonly string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const text of texts) ({ rows } = (await client.query(text)) as unknown as { rows: Row[] });
    return rows;
  } finally {
    await client.end();
  }
}
