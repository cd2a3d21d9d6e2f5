/* Memory at intervals along many requests, and the listeners on a shared signal. Needs Node's
   --expose-gc. */
import { getEventListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { Client, Method, type SendOptions } from "../src/index.ts";
import { startServer } from "./child.ts";
import { type Row, tableOf } from "./table.ts";

const requests = 100_000;
const marks = 10;
const callers = 50;
/** Bytes per request; less is collector noise. */
const allowedBytes = 16;

export async function measureMemory(): Promise<boolean> {
  const { server, origin } = await startServer();
  const { signal } = new AbortController();
  const ways: Record<string, SendOptions> = {
    plain: {},
    "with one signal": { signal },
    "with a timeout": { timeoutMs: 60_000 },
  };
  const rows: Row[] = [];
  let isFlat = true;
  for (const [name, options] of Object.entries(ways)) {
    const bytes = await bytesAtMarks(origin, options);
    // Compilation and connecting come first.
    const perRequest = slopeOf(bytes.slice(2)) / (requests / marks);
    isFlat &&= perRequest <= allowedBytes;
    const kilobytes = bytes.map((value) => (value / 1024).toFixed(0));
    rows.push([name, ...kilobytes, perRequest.toFixed(2)]);
  }
  server.stop();
  const heads = rows[0]!.slice(1, -1).map((_, index) => `${((index + 1) * requests) / marks}`);
  console.log(tableOf(["KB in use after", ...heads, "bytes per request"], rows));
  const left = getEventListeners(signal, "abort").length;
  console.log(
    `\nListeners left on the signal: ${left}; memory is ${isFlat ? "flat" : "NOT flat"}.`,
  );
  return isFlat && left === 0;
}

async function bytesAtMarks(origin: string, options: SendOptions): Promise<number[]> {
  const client = new Client();
  const description = { method: Method.Get, baseURL: `${origin}/v1/transactions` };
  const bytes: number[] = [];
  for (let mark = 0; mark < marks; mark += 1) {
    let left = requests / marks;
    const call = async () => {
      while (left > 0) {
        left -= 1;
        const { error } = await client.send(description, options);
        if (error) throw error;
      }
    };
    await Promise.all(Array.from({ length: callers }, call));
    bytes.push(await bytesInUse());
  }
  return bytes;
}

async function bytesInUse(): Promise<number> {
  if (globalThis.gc === undefined) throw new Error("run Node with --expose-gc");
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    globalThis.gc();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Least squares, per step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(products) / sum(squares);
}
