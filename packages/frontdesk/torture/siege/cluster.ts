import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@frontdesk/database/database";
import { findFolder } from "./store.ts";

export interface Cluster {
  /** Restarts as after a power cut. */
  restart(): Promise<void>;
  freeze(ms: number): Promise<void>;
}

export interface Site {
  folder: string;
  owner: { uid: number; gid: number };
  binaries: string;
}

/** Refuses any but a disposable cluster. */
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

/** The first word of its start command. */
function binariesOf(folder: string): string {
  const [program = ""] = readFileSync(join(folder, "postmaster.opts"), "utf8").split(" ");
  return join(program, "..");
}
