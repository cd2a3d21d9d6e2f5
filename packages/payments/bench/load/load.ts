/* `.ci/with-postgres npm run bench:load -w packages/payments -- told --seconds 20`. Only ratios
   alternate with a comparison. */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { available } from "@frontdesk/platform/bench/databases";
import { type Row, tableOf } from "@frontdesk/server/bench/table";
import { arrivalHead, measureArrival } from "./arrival.ts";
import type { LoadPlan } from "./installation.ts";
import { compareListening, listenedHead } from "./listened.ts";
import { measureOutbox, outboxHead } from "./outbox.ts";
import { comparePages, pagesHead } from "./pages.ts";
import { measureSlow, slowHead } from "./slow.ts";
import { compareStreams, streamsHead } from "./streams.ts";

type Experiment = readonly [head: Row, measure: (plan: LoadPlan) => Promise<Row[]>];

const experiments: Record<string, Experiment> = {
  told: [outboxHead, measureOutbox],
  arrival: [arrivalHead, measureArrival],
  slow: [slowHead, measureSlow],
  listened: [listenedHead, compareListening],
  streams: [streamsHead, compareStreams],
  pages: [pagesHead, comparePages],
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    database: { type: "string", default: available.at(-1)! },
  },
});
const unknown = positionals.filter((name) => !(name in experiments));
const name = available.find((each) => each === values.database);
if (unknown.length > 0 || name === undefined) {
  const names = Object.keys(experiments).join(", ");
  console.error(`there are ${names}, and here on ${available.join(", ")}`);
  process.exit(2);
}
const plan = { name, seconds: Number(values.seconds), seed: Number(values.seed) };
const busy = () => (loadavg()[0] ?? 0).toFixed(1);
for (const expected of positionals.length > 0 ? positionals : Object.keys(experiments)) {
  const [head, measure] = experiments[expected]!;
  const before = busy();
  const rows = await measure(plan);
  const { seed, seconds } = plan;
  console.log(
    `\n${expected}: seed ${seed}, ${seconds} s, load of the machine ${before} to ${busy()}`,
  );
  console.log(tableOf(head, rows));
}
process.exit(0);
