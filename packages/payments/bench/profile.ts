import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { startRig } from "@frontdesk/platform/bench/rig";
import { race } from "@frontdesk/server/bench/race";
import type { Row } from "@frontdesk/server/bench/table";
import type { Operation, Plan } from "./plan.ts";
import { fillStocks, requested } from "./rig.ts";

export const profileHead: Row = ["database", "operation", "share of busy %", "function", "place"];

const text = 25;

interface Profile {
  nodes: { id: number; callFrame: CallFrame }[];
  samples: number[];
  timeDeltas: number[];
}

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
}

export async function profileOperations(name: DatabaseName, plan: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const operation of plan.operations) {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-profile-"));
    await serveProfiled({ name, operation, plan, folder });
    const [file] = readdirSync(folder);
    const profile = JSON.parse(readFileSync(join(folder, file!), "utf8")) as Profile;
    rows.push(...sharesIn(profile).map((row) => [name, operation, ...row]));
    rmSync(folder, { recursive: true });
  }
  return rows;
}

async function serveProfiled(input: {
  name: DatabaseName;
  operation: Operation;
  plan: Plan;
  folder: string;
}): Promise<void> {
  const { name, operation, plan, folder } = input;
  const captured = operation === "refund";
  const seeding = {
    merchants: 1,
    stocks: { own: { count: 100_000, captured, merchants: "first" as const } },
  };
  const filled = await fillStocks(name, seeding);
  const rig = await startRig(filled, ["--cpu-prof", `--cpu-prof-dir=${folder}`]);
  const span = { callers: plan.callers[0]!, ms: plan.sliceMs };
  await race({ own: requested(rig, operation, "own") }, { rounds: plan.rounds, span });
  await rig.close();
}

const waiting = new Set(["(idle)", "(program)", "(root)"]);

function sharesIn({ nodes, samples, timeDeltas }: Profile): Row[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, { frame: CallFrame; time: number }>();
  let busy = 0;
  samples.forEach((id, index) => {
    const frame = frames.get(id)!;
    if (frame.functionName === "(idle)") return;
    const time = timeDeltas[index] ?? 0;
    busy += time;
    const name = `${frame.functionName} ${frame.url}:${frame.lineNumber}`;
    const response = times.get(name) ?? { frame, time: 0 };
    times.set(name, { frame, time: response.time + time });
  });
  return [...times.values()]
    .sort((one, other) => other.time - one.time)
    .slice(0, text)
    .map(({ frame, time }) => [
      ((time / busy) * 100).toFixed(1),
      frame.functionName || "(anonymous)",
      waiting.has(frame.functionName) ? "" : locationOf(frame),
    ]);
}

function locationOf({ url, lineNumber }: CallFrame): string {
  return `${url.split("/").slice(-3).join("/")}:${lineNumber + 1}`;
}
