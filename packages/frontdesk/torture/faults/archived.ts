import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { freePort } from "@frontdesk/server/test/port";
import type { Point } from "../model/point.ts";
import { findSite, type Site } from "../siege/cluster.ts";
import { blockWith, type Places, untilStart } from "./document.ts";
import { awaitWriting } from "./store.ts";

export interface ArchivingServer {
  url: string;
  /** The start of point-in-time recovery. */
  copy(): Promise<void>;
  dump(): Promise<Point>;
  restore(): Promise<string>;
  /** Milliseconds. The server continues from there. */
  goBackTo(moment: number): Promise<void>;
  remove(): Promise<void>;
}

const name = "frontdesk";
const dumping = ["pg_dump", "pg_restore", "createdb", "dropdb"];
const recovering = ["pg_basebackup", "psql"];

export async function missingFor(besideUrl: string): Promise<Record<"dump" | "back", string[]>> {
  const { binaries } = await findSite(besideUrl);
  const missing = (programs: string[]) =>
    programs.filter((program) => !existsSync(join(binaries, program)));
  return { dump: missing(dumping), back: missing(recovering) };
}

export async function openArchived(besideUrl: string): Promise<ArchivingServer> {
  const beside = await findSite(besideUrl);
  const location = join(beside.folder, "..", "archived");
  const [cluster, archive, first] = ["data", "archive", "first"].map((own) =>
    join(location, own),
  ) as [string, string, string];
  rmSync(location, { recursive: true, force: true });
  for (const folder of [location, archive]) {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, beside.owner.uid, beside.owner.gid);
  }
  const port = String(await freePort());
  const ownUrl = `postgres://${name}@127.0.0.1:${port}/${name}`;
  const run = runnerIn(location, beside);
  const follow = async (words: string, locations: Places, url = ownUrl) => {
    const commands = untilStart(blockWith(words, locations));
    await run(commands, { DATABASE_URL: url, PGPORT: new URL(url).port, PGDATA: cluster });
  };
  const documented = "/var/archive-base/2026-11-23";

  await run(`initdb -D '${cluster}' -U ${name} --auth=trust -E UTF8 --locale=C`);
  const settings = blockWith("archive_mode", { "/var/archive": archive });
  appendFileSync(
    join(cluster, "postgresql.conf"),
    `${settings}\nport = ${port}\nlisten_addresses = '127.0.0.1'
unix_socket_directories = '${location}'\n`,
  );
  await run(`pg_ctl -D '${cluster}' -w start && createdb ${name}`, { PGPORT: port });

  const restored = new URL(besideUrl);
  restored.pathname = `/${name}`;
  return {
    url: ownUrl,
    copy: () => follow("pg_basebackup", { [documented]: first }),
    dump: async () => {
      const from = Date.now();
      await follow("--file=frontdesk.dump", {});
      return { from, to: Date.now() };
    },
    restore: async () => {
      await follow("pg_restore", {}, restored.href);
      return restored.href;
    },
    goBackTo: async (moment) => {
      const target = new Date(moment).toISOString().replace("T", " ").replace("Z", "+00");
      const locations = { [documented]: first, "/var/archive": archive };
      await follow("recovery.signal", { ...locations, "2026-11-23 10:15:00+00": target });
      await awaitWriting(ownUrl);
    },
    remove: async () => {
      await run(`pg_ctl -D '${cluster}' -m immediate -w stop || true`);
      await run(`dropdb --if-exists --force ${name} || true`, { PGPORT: restored.port });
      rmSync(location, { recursive: true, force: true });
    },
  };
}

type RunCommands = (commands: string, environment?: Record<string, string>) => Promise<void>;

function runnerIn(location: string, { owner, binaries }: Site): RunCommands {
  const file = join(location, "said");
  const PATH = `${binaries}:/usr/bin:/bin`;
  return async (commands, environment = {}) => {
    const sync = openSync(file, "a", 0o600);
    const env = { PATH, PGHOST: "127.0.0.1", PGUSER: name, ...environment };
    const options = { ...owner, cwd: location, env, stdio: ["ignore" as const, sync, sync] };
    const running = spawn("bash", ["-euc", commands], options);
    closeSync(sync);
    const [code] = await once(running, "exit");
    if (code === 0) return;
    throw new Error(`${commands}\nended with ${code}: ${readFileSync(file, "utf8").slice(-2_000)}`);
  };
}
