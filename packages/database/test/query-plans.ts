/* Drives a service three times: to learn its statements, to plan them on empty tables, and to
   measure their reads among ten thousand rows per table. */
import { sql } from "kysely";
import pg from "pg";
import { PreparingClient } from "../src/client.ts";
import type { MigrationSet } from "../src/migrate.ts";
import { nameOf } from "../src/statement.ts";
import type { TestDatabase } from "../src/testing.ts";
import { multiplyRows, type Tenancy } from "./multiply.ts";
import {
  freshConnection,
  mostRounds,
  type PlannedStatement,
  plan,
  type Reading,
  readWith,
} from "./plans.ts";

export interface DrivenPackage<Whole> extends Tenancy {
  migrations: readonly MigrationSet[];
  start(opened: TestDatabase): Promise<Whole & { close(): Promise<void> }>;
  drive(whole: Whole): Promise<void>;
  excepted?: Readonly<Record<string, string>>;
}

export interface Weak extends Reading {
  statement: string;
}

export interface PlanJudgement {
  count: number;
  weak: Weak[];
  unread: string[];
  small: string[];
  needless: string[];
}

const spared = 100;
const factor = 5;
const mostExcepted = 100_000;
const patienceMs = 15_000;
const tooSlow = "57014";

export async function judgePlans<Whole>(driven: DrivenPackage<Whole>): Promise<PlanJudgement> {
  let texts: Iterable<string> = await learn(driven);
  const tried = new Map<string, TriedStatement>();
  let small: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    small = await measure(driven, texts, tried);
    const left = [...tried].filter(([, { failure }]) => failure === plannedAnew);
    if (left.length === 0) break;
    for (const [, one] of left) one.times = 0;
    texts = left.map(([text]) => text);
  }
  return judgedBy(driven.excepted ?? {}, { small, tried });
}

async function measure<Whole>(
  driven: DrivenPackage<Whole>,
  texts: Iterable<string>,
  tried: Map<string, TriedStatement>,
): Promise<string[]> {
  const opened = await freshConnection(driven.migrations);
  const whole = await driven.start(opened);
  const vacuumAgain = leaveUnswept();
  try {
    const plans = new Map<string, PlannedStatement>();
    for (const text of texts) plans.set(text, await plan(opened.db, text));
    await driven.drive(whole);
    const small = await multiplyRows(opened.db, driven);
    // Other statements get custom plans: they need not wait for weak ones.
    await sql`set plan_cache_mode = force_custom_plan`.execute(opened.db);
    const stop = watch(measuring(plans, tried));
    try {
      await driven.drive(whole);
    } finally {
      stop();
    }
    return small;
  } finally {
    vacuumAgain();
    await whole.close();
  }
}

interface TriedStatement {
  times: number;
  reading?: Reading;
  failure?: string;
}

const plannedAnew = "planned anew, when there were rows";

function judgedBy(
  excepted: Readonly<Record<string, string>>,
  { small, tried }: { small: string[]; tried: ReadonlyMap<string, TriedStatement> },
): PlanJudgement {
  const needed = new Set<string>();
  const counts = (subject: string) => {
    const words = Object.keys(excepted).find((words) => subject.includes(words));
    if (words !== undefined) needed.add(words);
    return words === undefined;
  };
  const all = [...tried].map(([text, each]) => ({ statement: titleOf(text), ...each }));
  return {
    count: all.filter(({ reading }) => reading !== undefined).length,
    weak: all
      .flatMap(({ statement, reading }) => (reading ? [{ statement, ...reading }] : []))
      .filter(({ read, returned }) => read > spared + factor * returned)
      .filter(({ statement, read }) => counts(statement) || read > mostExcepted)
      .sort((one, other) => other.read - one.read),
    unread: all
      .filter(({ reading, statement }) => reading === undefined && counts(statement))
      .map(({ statement, failure }) => `${statement}: ${failure}`),
    small: small.filter(counts),
    needless: Object.keys(excepted).filter((words) => !needed.has(words)),
  };
}

function titleOf(text: string): string {
  const name = nameOf(text);
  // A numbered name says nothing about its statement.
  if (name !== undefined && !/_\d+$/.test(name)) return name;
  return text.replaceAll(/\s+/g, " ").trim();
}

async function learn<Whole>(driven: DrivenPackage<Whole>): Promise<Set<string>> {
  const { start, drive } = driven;
  const whole = await start(await freshConnection(driven.migrations));
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

/** Jobs and sealing have few rows of their own. */
function isJudged(text: string): boolean {
  const isRequested = /^\s*(select|insert|update|delete|with|\()/i.test(text);
  return isRequested && !/\b(jobs|sealing)\.|\bpg_/.test(text);
}

type Query = (text: unknown, values?: unknown[]) => Promise<never>;

// A one-connection database counts as embedded, and its cleanup would count the rows.
function leaveUnswept(): () => void {
  const { prototype } = PreparingClient;
  const original = prototype.query as Query;
  const unswept = async function (this: PreparingClient, text: unknown, values?: unknown[]) {
    return await original.call(this, text === "vacuum" ? "select" : text, values);
  };
  prototype.query = unswept as typeof prototype.query;
  return () => {
    prototype.query = original as typeof prototype.query;
  };
}

type Watcher = (client: PreparingClient, text: string, values: unknown[]) => Promise<void>;

function watch(look: Watcher): () => void {
  const { prototype } = PreparingClient;
  const original = prototype.query as Query;
  const looking = async function (this: PreparingClient, text: unknown, values?: unknown[]) {
    if (typeof text === "string") await look(this, text, values ?? []);
    return await original.call(this, text, values);
  };
  prototype.query = looking as typeof prototype.query;
  return () => {
    prototype.query = original as typeof prototype.query;
  };
}

// A statement may find nothing many times before it reads rows.
const timesJudged = 40;

type Plain<Row> = (text: string) => Promise<{ rows: Row[] }>;

function measuring(
  plans: Map<string, PlannedStatement>,
  tried: Map<string, TriedStatement>,
): Watcher {
  return async (client, text, values) => {
    const plain = async <Row>(text: string): Promise<Row[]> =>
      (await (pg.Client.prototype.query as unknown as Plain<Row>).call(client, text)).rows;
    const status = client.getTransactionStatus();
    if (!isJudged(text) || status === "E") return;
    const one = tried.get(text) ?? { times: 0, failure: "never made while tables were empty" };
    tried.set(text, one);
    const planned = plans.get(text);
    if (planned === undefined || one.times >= timesJudged) return;
    if (one.times === 0) delete one.failure;
    one.times += 1;
    const measureOnce = async (): Promise<void> => {
      const reading = await readWith(plain, planned.name, values);
      if (reading.cost !== planned.cost) {
        plans.delete(text);
        one.failure = plannedAnew;
      } else if (reading.read > (one.reading?.read ?? -1)) {
        one.reading = reading;
      }
    };
    await undone({ plain, isInTransaction: status === "T" }, async () => {
      await measureOnce().catch(({ code, message }: pg.DatabaseError) => {
        one.failure = message;
        if (code === tooSlow) one.reading = endless;
      });
    });
    if (one.reading === endless) one.times = timesJudged;
  };
}

interface Session {
  plain: (text: string) => Promise<unknown>;
  isInTransaction: boolean;
}

/** With a generic plan and a timeout, in a transaction or savepoint that rolls back. */
async function undone({ plain, isInTransaction }: Session, work: () => Promise<void>) {
  const [begin, end] = isInTransaction
    ? ["savepoint judged", "rollback to savepoint judged; release savepoint judged"]
    : ["begin", "rollback"];
  await plain(begin);
  await plain(`set local statement_timeout = ${patienceMs}`);
  await plain("set local plan_cache_mode = force_generic_plan");
  try {
    await work();
  } finally {
    await plain(end);
  }
}

const endless: Reading = {
  read: Number.POSITIVE_INFINITY,
  returned: 0,
  worst: `not done within ${patienceMs} ms`,
  blocks: Number.POSITIVE_INFINITY,
  cost: Number.POSITIVE_INFINITY,
};
