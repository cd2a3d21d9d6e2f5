/*
 * PGlite, spoken to in PostgreSQL's own protocol: the `pg` driver writes its messages into a stream
 * that ends in the WebAssembly instead of a socket. So both databases share one driver, with the
 * same value parsers, prepared statements and errors.
 */
import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { type Dump, DumpedFiles } from "./dumped-files.ts";
import { damage, ensureFiles, filesOf, takeFolder } from "./embedded-folder.ts";
import type { Log } from "./log.ts";
import { PrivateFiles } from "./private-files.ts";
import { isOfRoom, lacksRoom, noRoom } from "./room.ts";

export interface Embedded {
  connect: () => Duplex;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

const startParams = [
  ...PGlite.defaultStartParams,
  // PostgreSQL's default of 128 MB is most of an idle service's memory.
  ...["-c", "shared_buffers=16MB"],
  // Nothing here notices that a table has grown: a plan that reads all of one which was small when
  // it was planned would stay for as long as the process does.
  ...["-c", "enable_seqscan=off"],
];

export interface EmbeddedLocation {
  /** Where its files are; without it everything is in memory. */
  folder?: string | undefined;
  /** What is in a dump to begin with. */
  loadFrom?: Dump | undefined;
  log?: Log | undefined;
}

export async function openEmbedded(location: EmbeddedLocation): Promise<Embedded> {
  const { folder, log } = location;
  const release = folder === undefined ? () => {} : take(folder, log);
  try {
    if (folder !== undefined) await ensureFiles(folder, log);
    const pglite = await create(location);
    return {
      connect: () => new EmbeddedStream(pglite),
      dump: async () => await pglite.dumpDataDir("none"),
      close: async () => {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw folder !== undefined && isOfRoom(error) ? noRoom(folder, error) : error;
  }
}

function take(folder: string, log: Log | undefined): () => void {
  try {
    return takeFolder(folder, log);
  } catch (error) {
    throw isOfRoom(error) ? noRoom(folder, error) : error;
  }
}

async function create({ folder, loadFrom }: EmbeddedLocation): Promise<PGlite> {
  const files = folder === undefined ? undefined : filesOf(folder);
  try {
    return await PGlite.create({
      ...(files === undefined ? {} : { dataDir: files, fs: new PrivateFiles(files) }),
      ...(loadFrom === undefined ? {} : { fs: new DumpedFiles(loadFrom) }),
      extensions: { btree_gist },
      startParams,
    });
  } catch (error) {
    if (folder === undefined || files === undefined) throw error;
    // Its log could not be carried out, which takes room, and goes on once there is some.
    if (lacksRoom(folder)) throw noRoom(folder, error);
    throw new Error(damage(files, String(error)), { cause: error });
  }
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
