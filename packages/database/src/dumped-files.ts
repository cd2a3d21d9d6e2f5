/*
 * Many tests start from a dump. PGlite would copy the whole dump and resolve each path from the
 * root, slower than a small test.
 */
import { MemoryFS } from "@electric-sql/pglite";

interface Entry {
  path: string[];
  isFolder: boolean;
  contents: Uint8Array;
}

export type Dump = readonly Entry[];

/** A tar file with short names. */
export function readDump(dump: Uint8Array): Dump {
  const entries: Entry[] = [];
  let at = 0;
  while (at < dump.length && dump[at] !== 0) {
    const header = Buffer.from(dump.buffer, dump.byteOffset + at, block);
    const field = (start: number, length: number) =>
      header.toString("latin1", start, start + length).split("\0", 1)[0]!;
    const size = Number.parseInt(field(124, 12), 8);
    entries.push({
      path: field(0, 100).split("/").filter(Boolean),
      isFolder: field(156, 1) === "5",
      contents: dump.subarray(at + block, at + block + size),
    });
    at += block + Math.ceil(size / block) * block;
  }
  return entries;
}

const block = 512;
const root = "/pglite/data";
const fileMode = 0o100_600;
const folderMode = 0o040_700;

interface Node {
  contents: Uint8Array;
  usedBytes: number;
  node_ops: { mknod(...nodes: [parent: Node, name: string, mode: number, device: number]): Node };
  stream_ops: StreamOperations;
}

interface StreamOperations {
  write(stream: { node: Node }, ...inputs: unknown[]): number;
}

interface Files {
  mkdirTree(path: string): void;
  lookupPath(path: string): { node: Node };
}

export class DumpedFiles extends MemoryFS {
  readonly #entries: Dump;

  constructor(entries: Dump) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg!.Module.FS as unknown as Files;
    files.mkdirTree(root);
    const folders = new Map([["", files.lookupPath(root).node]]);
    let operations: StreamOperations | undefined;
    for (const { path, isFolder, contents } of this.#entries) {
      const parent = folders.get(path.slice(0, -1).join("/"))!;
      const mode = isFolder ? folderMode : fileMode;
      const node = parent.node_ops.mknod(parent, path.at(-1)!, mode, 0);
      if (isFolder) {
        folders.set(path.join("/"), node);
      } else {
        operations ??= copyingFirst(node.stream_ops, contents.buffer);
        Object.assign(node, { contents, usedBytes: contents.length, stream_ops: operations });
      }
    }
  }
}

function copyingFirst(operations: StreamOperations, shared: ArrayBufferLike): StreamOperations {
  const { write } = operations;
  return {
    ...operations,
    write: (stream, ...inputs) => {
      const { node } = stream;
      if (node.contents.buffer === shared) node.contents = new Uint8Array(node.contents);
      return write(stream, ...inputs);
    },
  };
}
