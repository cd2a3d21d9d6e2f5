import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@frontdesk/database/database";
import { findFolder } from "./store.ts";

/** The PostgreSQL server that all of it runs on. */
export interface Cluster {
  /** Stops it with all that it does, as a power cut would, and starts it again. */
  restart(): Promise<void>;
  /** Has it do nothing for so long, with every connection open. */
  freeze(ms: number): Promise<void>;
}

/** Where a cluster is, whose it is, and where its programs are. */
export interface Site {
  folder: string;
  owner: { uid: number; gid: number };
  binaries: string;
}

/** The site of the cluster behind an address; only one that was made to be thrown away. */
export async function findSite(url: string): Promise<Site> {
  const { db, close } = await openDatabase({ url, connections: 1 });
  const folder = await findFolder(db);
  await close();
  if (!folder.startsWith(join(tmpdir(), "frontdesk-postgres."))) {
    throw new Error(`Nobody but its owner restarts the cluster in ${folder}`);
  }
  const { uid, gid } = statSync(folder);
  return { folder, owner: { uid, gid }, binaries: binariesOf(folder) };
}

/** The cluster behind an address, to be treated badly. */
export async function openCluster(url: string): Promise<Cluster> {
  const { folder, owner, binaries } = await findSite(url);
  const log = join(folder, "..", "log");

  function signal(name: NodeJS.Signals): void {
    const server = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
    const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(server)]).toString();
    const own = listed.split("\n").filter((line) => line.trim() !== "");
    for (const pid of [server, ...own.map(Number)]) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // One of its connections may have ended since.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
  }

  return {
    async restart() {
      const words = ["-D", folder, "-l", log, "-m", "immediate", "-w", "-t", "60", "restart"];
      const restarting = spawn(join(binaries, "pg_ctl"), words, { ...owner, stdio: "ignore" });
      const [code] = await once(restarting, "exit");
      if (code !== 0) throw new Error(`pg_ctl ended with ${code}: ${readFileSync(log, "utf8")}`);
    },
    async freeze(ms) {
      signal("SIGSTOP");
      try {
        await wait(ms);
      } finally {
        signal("SIGCONT");
      }
    },
  };
}

/** Where the programs of the server are: the first word of how it was started. */
function binariesOf(folder: string): string {
  const [program = ""] = readFileSync(join(folder, "postmaster.opts"), "utf8").split(" ");
  return join(program, "..");
}
