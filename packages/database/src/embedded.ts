/* PGlite behind PostgreSQL's wire protocol: both databases share one driver, with the same value
   parsers, prepared statements and errors. */
import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { diskFull, isDiskFull, lacksDiskSpace } from "./disk-full.ts";
import { type Dump, DumpedFiles } from "./dumped-files.ts";
import { damage, ensureFiles, filesOf, takeFolder } from "./embedded-folder.ts";
import type { Log } from "./log.ts";
import { PrivateFiles } from "./private-files.ts";

export interface EmbeddedServer {
  connect: () => Duplex;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

const startParams = [
  ...PGlite.defaultStartParams,
  // PostgreSQL's default of 128 MB is most of an idle service's memory.
  "-c",
  "shared_buffers=16MB",
  // No autovacuum updates the statistics. A sequential scan planned for a small table would stay
  // for the life of the process.
  "-c",
  "enable_seqscan=off",
];

export interface EmbeddedLocation {
  folder?: string | undefined;
  loadFrom?: Dump | undefined;
  log?: Log | undefined;
}

export async function openEmbedded(location: EmbeddedLocation): Promise<EmbeddedServer> {
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
    throw folder !== undefined && isDiskFull(error) ? diskFull(folder, error) : error;
  }
}

function take(folder: string, log: Log | undefined): () => void {
  try {
    return takeFolder(folder, log);
  } catch (error) {
    throw isDiskFull(error) ? diskFull(folder, error) : error;
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
    // The replay of the WAL needs disk space and succeeds once there is some.
    if (lacksDiskSpace(folder)) throw diskFull(folder, error);
    throw new Error(damage(files, String(error)), { cause: error });
  }
}

// AuthenticationOk and ReadyForQuery: a server's answer to a trusted startup message.
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

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
      this.push(greeting);
    } else if (message[0] === terminate) {
      this.push(null);
    } else {
      // The other call of PGlite keeps a parsed copy of each answer forever.
      await this.#pglite.execProtocolRawStream(message, {
        onRawData: (part) => this.push(Buffer.from(part)),
      });
    }
  }
}
