/*
 * PGlite, spoken to in PostgreSQL's own protocol: the `pg` driver writes its messages into a stream
 * that ends in the WebAssembly instead of a socket. So both databases share one driver, with the
 * same value parsers, prepared statements and errors.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { lockFolder } from "./folder-lock.ts";

export interface Embedded {
  connect: () => Duplex;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

// PostgreSQL's default of 128 MB is most of an idle service's memory.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

export async function openEmbedded(
  folder: string | undefined,
  loadFrom: Blob | undefined,
): Promise<Embedded> {
  const unlock = folder === undefined ? () => {} : claim(folder);
  try {
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: await filesIn(folder) }),
      ...(loadFrom === undefined ? {} : { loadDataDir: loadFrom }),
      extensions: { btree_gist },
      startParams,
    });
    return {
      connect: () => new EmbeddedStream(pglite),
      dump: async () => await pglite.dumpDataDir("none"),
      close: async () => {
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function claim(folder: string): () => void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return lockFolder(folder);
}

// The files are made under another name, so that a start that was cut short begins again.
async function filesIn(folder: string): Promise<string> {
  const files = join(folder, "database");
  if (existsSync(files)) return files;
  const draft = join(folder, "database.new");
  rmSync(draft, { recursive: true, force: true });
  const script = fileURLToPath(new URL("create-embedded.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script, draft]);
  renameSync(draft, files);
  return files;
}

// AuthenticationOk and ReadyForQuery: what a server answers to a startup message it trusts.
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

/** Looks like the socket of a PostgreSQL connection to the `pg` driver. */
class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite;
  #started = false;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#answer(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #answer(message: Buffer): Promise<void> {
    if (!this.#started) {
      this.#started = true;
      this.push(welcome);
    } else if (message[0] === terminate) {
      this.push(null);
    } else {
      // The call that gives the whole answer keeps a parsed copy of each for good.
      await this.#pglite.execProtocolRawStream(message, {
        onRawData: (part) => this.push(Buffer.from(part)),
      });
    }
  }
}
