/*
 * Drives a service three times: to learn its statements; on a database that has planned them all
 * while it was empty; and once more there, among ten thousand rows of the same tenant and of
 * others in every table, where each statement tells what it reads.
 */
import pg from "pg";
import { PreparingClient } from "../src/client.ts";
import type { MigrationSet } from "../src/migrate.ts";
import { nameOf } from "../src/statement.ts";
import type { TestDatabase } from "../src/testing.ts";
import { multiplyRows } from "./multiply.ts";
import { freshConnection, planOnce, type Reading, readWith } from "./plans.ts";

export interface Driven<Whole> {
  migrations: readonly MigrationSet[];
  /** Columns that say whose a row is. */
  tenant: readonly string[];
  /** The service, on a database that is closed with it. */
  start(opened: TestDatabase): Promise<Whole & { close(): Promise<void> }>;
  /** Uses the whole service; the second time in the name of the same tenant. */
  drive(whole: Whole): Promise<void>;
}

export interface Weak extends Reading {
  /** The name of a named statement, else its text on one line. */
  statement: string;
}

export interface Judged {
  /** How many statements were judged. */
  count: number;
  /** Those that read much more than they return, the worst first. */
  weak: Weak[];
}

const spared = 300;
const factor = 10;

/** Finds the statements of a service that read more than their rows. */
export async function judgePlans<Whole>(driven: Driven<Whole>): Promise<Judged> {
  const texts = await learn(driven);
  const opened = await freshConnection(driven.migrations);
  const plans = new Map<string, string>();
  for (const text of texts) plans.set(text, await planOnce(opened.db, text));
  const whole = await driven.start(opened);
  try {
    await driven.drive(whole);
    await multiplyRows(opened.db, driven.tenant);
    const readings = new Map<string, Reading>();
    const stop = watch(measuring(plans, readings));
    try {
      await driven.drive(whole);
    } finally {
      stop();
    }
    return { count: readings.size, weak: weakOf(readings) };
  } finally {
    await whole.close();
  }
}

function weakOf(readings: ReadonlyMap<string, Reading>): Weak[] {
  return [...readings]
    .filter(([, { read, returned }]) => read > spared + factor * returned)
    .map(([text, reading]) => ({ statement: titleOf(text), ...reading }))
    .sort((one, other) => other.read - one.read);
}

function titleOf(text: string): string {
  return nameOf(text) ?? text.replaceAll(/\s+/g, " ").trim();
}

async function learn<Whole>({ migrations, start, drive }: Driven<Whole>): Promise<Set<string>> {
  const whole = await start(await freshConnection(migrations));
  const texts = new Set<string>();
  const stop = watch(async (_client, text) => {
    if (isJudged(text)) texts.add(text);
  });
  try {
    await drive(whole);
    await drive(whole);
  } finally {
    stop();
    await whole.close();
  }
  return texts;
}

/** What reads or writes tables of ours; jobs have tables of their own. */
function isJudged(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|\()/i.test(text) && !/\bjobs\.|\bpg_/.test(text);
}

type Watcher = (client: PreparingClient, text: string, values: unknown[]) => Promise<void>;

/** Has a look at every statement before it is made; returns what ends that. */
function watch(look: Watcher): () => void {
  const { prototype } = PreparingClient;
  const original = prototype.query as (text: unknown, values?: unknown[]) => Promise<never>;
  const looking = async function (this: PreparingClient, text: unknown, values?: unknown[]) {
    if (typeof text === "string") await look(this, text, values ?? []);
    return await original.call(this, text, values);
  };
  prototype.query = looking as typeof prototype.query;
  return () => {
    prototype.query = original as typeof prototype.query;
  };
}

const timesJudged = 4;

type Plain<Row> = (text: string) => Promise<{ rows: Row[] }>;

function measuring(plans: ReadonlyMap<string, string>, readings: Map<string, Reading>): Watcher {
  const times = new Map<string, number>();
  return async (client, text, values) => {
    const name = plans.get(text);
    const time = (times.get(text) ?? 0) + 1;
    const status = client.getTransactionStatus();
    if (name === undefined || time > timesJudged || status === "E") return;
    times.set(text, time);
    const plain = async <Row>(text: string): Promise<Row[]> =>
      (await (pg.Client.prototype.query as unknown as Plain<Row>).call(client, text)).rows;
    const [begin, end] =
      status === "T" ? ["savepoint judged", "rollback to savepoint judged"] : ["begin", "rollback"];
    await plain(begin);
    const reading = await readWith(plain, name, values).catch(() => undefined);
    await plain(end);
    const worst = readings.get(text)?.read ?? -1;
    if (reading !== undefined && reading.read > worst) readings.set(text, reading);
  };
}
