import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export type Fault = (url: string, ms: number) => Promise<void>;

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  return client;
}

export const exhaust: Fault = async (url, ms) => {
  const taken: pg.Client[] = [];
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const one = await connected(url).catch(() => undefined);
    if (one === undefined) await wait(50);
    else taken.push(one);
  }
  await Promise.all(taken.map((client) => client.end().catch(() => {})));
};

export const shut: Fault = async (url, ms) => {
  const name = new URL(url).pathname.slice(1);
  const administrator = await connected(url.replace(/\/[^/]*$/, "/postgres"));
  const allow = (is: boolean) =>
    administrator.query(`alter database ${name} allow_connections ${is}`);
  await allow(false);
  const ending = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
  await administrator.query(ending, [name]);
  await wait(ms);
  await allow(true);
  await administrator.end();
};

export async function awaitWriting(url: string): Promise<void> {
  for (let round = 0; round < 600; round += 1) {
    const client = await connected(url);
    const { rows } = await client.query("select pg_is_in_recovery() as reads");
    await client.end();
    if (rows[0].reads === false) return;
    await wait(100);
  }
  throw new Error("It was never taken back to its moment");
}
