import { ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapSnapshot } from "node:v8";
import { mostLong } from "../src/portions.ts";

interface Meta {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
}

interface Strings {
  all: number;
  /**
   * V8 keeps `a + b` as a tree of its parts until code reads the text. The tree of a JSON text can
   * be twenty times as large as the text.
   */
  trees: number;
}

async function countStrings(): Promise<Strings> {
  let text = "";
  let nodes: NodeReader | undefined;
  let isOver = false;
  // The iterator of a snapshot joins all its chunks, beyond the longest string of V8.
  const chunks = getHeapSnapshot().pipe(new PassThrough({ encoding: "latin1" }));
  for await (const chunk of chunks) {
    if (isOver) continue;
    text += chunk as string;
    if (nodes === undefined) {
      const start = text.indexOf(startOfNodes);
      if (start < 0) continue;
      nodes = new NodeReader(JSON.parse(`${text.slice(0, start).replace(/,\s*$/, "")}}`));
      text = text.slice(start + startOfNodes.length);
    }
    const end = text.indexOf("]");
    const last = end < 0 ? text.lastIndexOf(",") : end;
    for (const number of text.slice(0, Math.max(0, last)).split(",")) nodes.read(Number(number));
    text = text.slice(last + 1);
    isOver = end >= 0;
  }
  return nodes?.bytes ?? { all: 0, trees: 0 };
}

const startOfNodes = '"nodes":[';

class NodeReader {
  readonly bytes: Strings = { all: 0, trees: 0 };
  readonly #meta: Meta["snapshot"]["meta"];
  #column = 0;
  #kind = "";

  constructor({ snapshot }: Meta) {
    this.#meta = snapshot.meta;
  }

  read(number: number): void {
    const { node_fields: fields, node_types: types } = this.#meta;
    const field = fields[this.#column % fields.length];
    this.#column += 1;
    if (field === "type") this.#kind = types[0][number] ?? "";
    if (field !== "self_size") return;
    if (this.#kind.endsWith("string")) this.bytes.all += number;
    if (this.#kind === "concatenated string") this.bytes.trees += number;
  }
}

type Write = (...args: unknown[]) => boolean;

export interface HeapStrings extends Strings {
  readers: number;
}

/** Each long response stands after its first pieces. */
export async function keptForSlowReaders(ask: () => Promise<unknown>[]): Promise<HeapStrings> {
  const response = ServerResponse.prototype as unknown as { write: Write };
  const { write } = response;
  const most = { ...mostLong };
  const stuck = new Set<ServerResponse>();
  let whole = 0;
  const before = await countStrings();
  response.write = function (this: ServerResponse) {
    stuck.add(this);
    // Injected responses answer true for the first piece.
    (this as unknown as { write: Write }).write = () => false;
    return false;
  };
  Object.assign(mostLong, { ofCaller: 10_000, ofProcess: 10_000 });
  try {
    const replies = ask().map((one) => one.then(() => (whole += 1)).catch(() => undefined));
    while (stuck.size + whole < replies.length) await wait(50);
    await wait(1_000);
    const { all, trees } = await countStrings();
    const readers = stuck.size;
    for (const one of stuck) one.destroy();
    await Promise.all(replies);
    return { readers, all: all - before.all, trees: trees - before.trees };
  } finally {
    response.write = write;
    Object.assign(mostLong, most);
  }
}
