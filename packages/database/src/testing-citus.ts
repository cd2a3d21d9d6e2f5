/* Citus copies no templates, so each test database is created on every node, filled locally, and
   distributed. */
import { sql } from "kysely";
import { type Database, openDatabase } from "./database.ts";
import { carryOut, planDistribution } from "./distributed/distribute.ts";
import type { MigrationSet } from "./migrate.ts";

interface Node {
  host: string;
  port: number;
  isCoordinator: boolean;
}

export async function createEverywhere(url: string, name: string): Promise<void> {
  const nodes = await listNodes(url);
  for (const node of nodes) {
    await at(onNode(url, node), (db) => sql.raw(`create database ${name}`).execute(db));
    await at(onNode(url, node, name), (db) => sql`create extension citus`.execute(db));
  }
  await at(onNode(url, nodes[0]!, name), async (db) => {
    for (const { host, port, isCoordinator } of nodes) {
      if (isCoordinator) await sql`select citus_set_coordinator_host(${host}, ${port})`.execute(db);
      else await sql`select citus_add_node(${host}, ${port})`.execute(db);
    }
    // Few shards are quick to create, and enough to use different nodes.
    await sql.raw(`alter database ${name} set citus.shard_count = 4`).execute(db);
  });
}

export async function shardFilled(url: string, sets: readonly MigrationSet[]): Promise<void> {
  if (sets.length === 0 || sets.some(({ sharding }) => sharding === undefined)) return;
  await at(url, async (db) => {
    const plan = await planDistribution(db, sets);
    await carryOut(db, plan, () => () => {});
  });
}

export async function dropEverywhere(url: string, name: string): Promise<void> {
  for (const node of await listNodes(url)) {
    await at(onNode(url, node), (db) =>
      sql.raw(`drop database if exists ${name} with (force)`).execute(db),
    );
  }
}

async function listNodes(url: string): Promise<Node[]> {
  return await at(url, async (db) => {
    const { rows } = await sql<Node>`
      select nodename as host, nodeport as port, groupid = 0 as "isCoordinator"
      from pg_dist_node where isactive order by groupid`.execute(db);
    return rows;
  });
}

// The coordinator's own name may not resolve from here.
function onNode(url: string, { host, port, isCoordinator }: Node, database?: string): string {
  const address = new URL(url);
  if (!isCoordinator) Object.assign(address, { hostname: host, port: String(port) });
  if (database !== undefined) address.pathname = `/${database}`;
  return address.href;
}

async function at<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ url, connections: 1, statementMs: 600_000 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
