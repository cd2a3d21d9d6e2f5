// PostgreSQL, one a replica.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@frontdesk/server/test/port";
import { findSite } from "../torture/siege/cluster.ts";

export interface TwoServers {
  /** Replica first. */
  url: string;
  failOver(): Promise<void>;
  remove(): Promise<void>;
}

export async function startTwoServers(besideUrl: string): Promise<TwoServers> {
  const { owner, binaries } = await findSite(besideUrl);
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-servers-"));
  chownSync(folder, owner.uid, owner.gid);
  const [first, second] = [await freePort(), await freePort()];
  const text = join(folder, "said");
  const run = async (commands: string) => {
    const output = openSync(text, "a", 0o600);
    const env = { PATH: `${binaries}:/usr/bin:/bin`, PGHOST: "127.0.0.1", PGUSER: "frontdesk" };
    const stdio = ["ignore" as const, output, output];
    const running = spawn("bash", ["-euc", commands], { ...owner, cwd: folder, env, stdio });
    closeSync(output);
    const [code] = await once(running, "exit");
    if (code !== 0) throw new Error(`${commands}: ${readFileSync(text, "utf8").slice(-2_000)}`);
  };
  const start = (name: string, port: number) =>
    `pg_ctl -D ${name} -l ${name}.log -w -o "-p ${port} -c listen_addresses=127.0.0.1 ` +
    `-c unix_socket_directories=${folder} -c shared_buffers=16MB" start`;
  await run(
    "initdb -D first -U frontdesk --auth=trust -E UTF8 --locale=C && " +
      `${start("first", first)} && createdb -p ${first} frontdesk && ` +
      `pg_basebackup -p ${first} -D second --checkpoint=fast --write-recovery-conf && ` +
      start("second", second),
  );
  return {
    url: `postgres://frontdesk@127.0.0.1:${second},127.0.0.1:${first}/frontdesk`,
    failOver: () => run("pg_ctl -D first -m immediate -w stop && pg_ctl -D second -w promote"),
    remove: async () => {
      const stop = (name: string) => `{ pg_ctl -D ${name} -m immediate -w stop || true; }`;
      await run(`${stop("first")}; ${stop("second")}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
