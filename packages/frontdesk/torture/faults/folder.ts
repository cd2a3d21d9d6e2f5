import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fillFolder } from "@frontdesk/database/testing";
import { makeShop } from "@frontdesk/payments/test/shop";
import type { Running } from "@frontdesk/platform/test/process";
import { migrations } from "../../test/migrations.ts";
import { makePremises, type Premises, startWholeOn } from "../whole.ts";
import { createPayer, type Payer, reconciled, senderAt } from "./payer.ts";

interface FaultTarget {
  premises: Premises;
  running: Running;
}

type FaultRound = (
  location: FaultTarget,
  payer: Payer,
) => Promise<FaultTarget & { wrong?: string }>;

const command = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const leftBytes = 1024 * 1024;

/** Fills the disk for some seconds. The service then recovers alone. */
const fill: FaultRound = async ({ premises, running }) => {
  const ballast = join(premises.folder, "ballast");
  const { bavail, bsize } = statfsSync(premises.folder);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
  await wait(5_000);
  rmSync(ballast);
  const isGone = running.process.exitCode !== null;
  // Without room for the WAL the process ends.
  return { premises, running: isGone ? await startWholeOn(premises) : running };
};

const close: FaultRound = async ({ premises, running }) => {
  const ended = once(running.process, "exit");
  execFileSync("prlimit", ["--pid", String(running.process.pid), "--fsize=0:unlimited"]);
  const code = await Promise.race([ended.then(([code]) => code), wait(60_000, "nothing")]);
  const isReported = running.output().includes("the database ended");
  await running.end("SIGKILL");
  const then = { premises, running: await startWholeOn(premises) };
  return code === 1 && isReported ? then : { ...then, wrong: `the process ended with ${code}` };
};

/** The restored service keeps all earlier answers. */
const backUpAndRestore: FaultRound = async ({ premises, running }, payer) => {
  const file = `${premises.folder}.backup`;
  const folder = join(premises.folder, "restored");
  const environment = { ...premises.environment, FRONTDESK_DATA_DIR: folder };
  const run = async (name: string, env: Record<string, string>) =>
    await promisify(execFile)(process.execPath, [command, name, file], { env });
  const before = payer.statuses.get(201) ?? 0;
  try {
    await run("backup", premises.environment);
    payer.forget(before);
    await running.end("SIGKILL");
    await run("restore", environment);
  } finally {
    rmSync(file, { force: true });
  }
  const then = { ...premises, environment };
  return { premises: then, running: await startWholeOn(then) };
};

export const folderTurns: Record<string, FaultRound> = {
  "disk full": fill,
  "nothing can be written": close,
  "backup and restore": backUpAndRestore,
};

function mountSmall(folder: string): boolean {
  try {
    const words = ["-t", "tmpfs", "-o", "size=160m,mode=700", "tmpfs", folder];
    execFileSync("mount", words, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export async function payThrough(name: string, log: (line: string) => void): Promise<string[]> {
  const premises = await makePremises({ embedded: true });
  const { folder } = premises;
  const isDisk = name === "disk full";
  if (isDisk && !mountSmall(folder)) {
    log("left out: a small disk can be made by root only");
    await premises.remove();
    return [];
  }
  await fillFolder(folder, migrations);
  let location: FaultTarget & { wrong?: string } = {
    premises,
    running: await startWholeOn(premises),
  };
  try {
    const sender = senderAt(premises);
    const shop = await makeShop(sender);
    const payer = await createPayer(sender, shop);
    await wait(1_000);
    location = await folderTurns[name]!(location, payer);
    const goesOn = await payer.goesOn();
    await payer.end();
    const matches = [...(await payer.judge(log)), ...(await reconciled(sender))];
    if (location.wrong !== undefined) matches.push(location.wrong);
    return goesOn ? matches : [...matches, "nothing goes on afterwards"];
  } finally {
    await location.running.end("SIGTERM");
    if (isDisk) execFileSync("umount", [folder]);
    await premises.remove();
  }
}
