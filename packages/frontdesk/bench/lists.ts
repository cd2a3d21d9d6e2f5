/* Sequential requests of one browser. `--url` measures a running demo; `--json` prints JSON. */
import { parseArgs } from "node:util";
import type { BenchFigure as PrintedFigure } from "@frontdesk/platform/bench/figures";
import { ms, tableOf } from "@frontdesk/server/bench/table";
import { owner } from "../src/demo/cast.ts";
import { RemoteVisitor } from "../test/remote-visitor.ts";
import { readsOf, type ScreenRead } from "./reads.ts";
import { startDemo } from "./started.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    times: { type: "string", default: "30" },
    most: { type: "string", default: "100" },
    json: { type: "boolean", default: false },
  },
});
const times = Number(values.times);
const most = Number(values.most);
const warmUps = 3;

const started = values.url === undefined ? await startDemo() : undefined;
try {
  const visitor = await signIn(values.url ?? started!.url);
  const figures = await readsOf(visitor).then((reads) => measureAll(visitor, reads));
  figures.sort((one, other) => other.nearlyAll - one.nearlyAll);
  const lists = figures.filter(({ path }) => !path.includes("format=csv"));
  const slow = lists.filter(({ nearlyAll }) => nearlyAll > most);
  if (values.json) console.log(JSON.stringify(slowestOf(lists), null, 2));
  else print(figures, slow.length);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await started?.end();
}

function print(figures: readonly Figure[], slow: number): void {
  const rows = figures.map(({ screen, path, bytes, middle, nearlyAll }) => [
    screen,
    `\`${path.replace(/[0-9a-f]{24}/g, "…")}\``,
    ms(middle),
    ms(nearlyAll),
    String(bytes),
  ]);
  process.stdout.write(`${tableOf(["screen", "read", "p50 ms", "p95 ms", "bytes"], rows)}\n`);
  process.stdout.write(`\n${figures.length} reads, ${slow} of them above ${most} ms\n`);
}

function slowestOf(lists: readonly Figure[]): {
  figures: PrintedFigure[];
  reads: readonly Figure[];
} {
  const [{ screen, nearlyAll: value }] = lists as [Figure];
  const name = `slowest of ${lists.length} reads of screens, p95 (${screen})`;
  const figure = { name, value, unit: "ms", goal: { most }, database: "embedded" } as const;
  return { figures: [{ bench: "frontdesk", ...figure }], reads: lists };
}

async function signIn(url: string): Promise<RemoteVisitor> {
  const visitor = new RemoteVisitor(url);
  await visitor.get("/sign-in");
  const { email, password } = owner;
  const { status } = await visitor.submit({ email, password });
  if (status !== 303) throw new Error(`${email} cannot sign in at ${url}: ${status}`);
  return visitor;
}

type Figure = ScreenRead & { bytes: number; middle: number; nearlyAll: number };

async function measureAll(visitor: RemoteVisitor, reads: readonly ScreenRead[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const read of reads) figures.push(await measure(visitor, read));
  return figures;
}

async function measure(visitor: RemoteVisitor, read: ScreenRead): Promise<Figure> {
  const taken: number[] = [];
  let bytes = 0;
  for (let round = 0; round < warmUps + times; round += 1) {
    const begun = performance.now();
    const { status, text } = await visitor.send("GET", read.path, {
      headers: { "x-desk": "1", "sec-fetch-site": "same-origin" },
    });
    if (round >= warmUps) taken.push(performance.now() - begun);
    if (status !== 200) throw new Error(`${status} of ${read.path}: ${text}`);
    bytes = text.length;
    // The limit is 600 requests per minute and person.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  taken.sort((one, other) => one - other);
  const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))]!;
  return { ...read, bytes, middle: at(0.5), nearlyAll: at(0.95) };
}
