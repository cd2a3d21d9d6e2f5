/* Two writers would destroy an embedded database. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Takes over the lock of a dead process. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readHolder(file);
    if (holder !== undefined && isRunning(holder)) {
      throw new Error(`${folder} is in use by process ${holder.pid}; stop that process first`);
    }
    rmSync(file, { force: true });
  }
  throw new Error(`cannot lock ${folder}`);
}

export function isLocked(folder: string): boolean {
  const holder = readHolder(join(folder, "lock"));
  return holder !== undefined && isRunning(holder);
}

interface Holder {
  pid: number;
  start: string;
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, start] = readFileSync(file, "utf8").trim().split(" ");
    return { pid: Number(pid), start: start ?? "" };
  } catch {
    return undefined;
  }
}

function isRunning(holder: Holder): boolean {
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startOf(holder.pid) === holder.start;
}

// Systems reuse process numbers, containers at once. On Linux the start time tells two processes
// apart.
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
