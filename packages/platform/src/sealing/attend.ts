/* Reports this process's master key versions, adopts the current one, and reseals its share of a
   rotation. */
import { setTimeout as wait } from "node:timers/promises";
import { atomically, unhurriedly } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import { resealSome, type SealedColumn } from "./column.ts";
import type { Keyring } from "./keyring.ts";
import { keyPurpose, keysHere } from "./open.ts";
import * as store from "./store.ts";
import { countKeys, lockKeys, saveKey } from "./store.ts";

export interface Attendance {
  stop(): Promise<void>;
}

export interface AttendanceOptions {
  /** Interval within the heartbeat's validity of twenty seconds. */
  beatMs: number;
  /** From sealing a value to its commit, longer than any request. */
  drainMs: number;
  batchSize: number;
}

const defaults: AttendanceOptions = { beatMs: 5_000, drainMs: 60_000, batchSize: 200 };

interface KeyAttendance {
  db: Database;
  keyring: Keyring;
  log: Log;
  processId: string;
  columns: readonly SealedColumn[];
}

export async function attend(
  input: KeyAttendance,
  options: Partial<AttendanceOptions> = {},
): Promise<Attendance> {
  const { db, processId, log } = input;
  const hooks = { ...input, columns: [keysColumn, ...input.columns] };
  const { beatMs, ...pace } = { ...defaults, ...options };
  await store.insertColumns(
    db,
    hooks.columns.map(({ name }) => name),
  );
  const ending = new AbortController();
  const { signal } = ending;
  const turns = async () => {
    while (!signal.aborted) {
      const state = await beat(hooks);
      if (state.begunAt !== null && state.endedAt === null) {
        await advance(hooks, state, { ...pace, signal });
      }
      await wait(beatMs, undefined, { signal, ref: false });
    }
  };
  const running = persist(turns, { signal, log, beatMs });
  return {
    stop: async () => {
      ending.abort();
      await running;
      // A lost database must not block the stop: the other processes see the missing heartbeat.
      await store.deleteProcess(db, processId).catch((error: unknown) => {
        log.warn({ err: error }, "the end of this process was not recorded");
      });
    },
  };
}

async function persist(
  turns: () => Promise<void>,
  { signal, log, beatMs }: { signal: AbortSignal; log: Log; beatMs: number },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await turns();
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, "key maintenance failed; it is retried");
      await wait(beatMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

async function beat({ db, keyring, processId, log }: KeyAttendance): Promise<store.State> {
  const state = await store.findState(db);
  if (state === undefined) throw new Error("the database has no key state");
  const { version } = state;
  if (keyring.current !== version) {
    keyring.current = version;
    log.info({ version }, "this process now seals with another version of the master key");
  }
  if (!keyring.keys.has(version)) {
    // A refusal to seal is better than a seal with a version about to retire.
    log.error({ version }, "MASTER_KEY lacks the current version; this process cannot seal");
  }
  await store.saveProcess(db, { id: processId, ...keysHere(keyring) });
  return state;
}

interface Pace extends Omit<AttendanceOptions, "beatMs"> {
  signal: AbortSignal;
}

async function advance(hooks: KeyAttendance, state: store.State, pace: Pace): Promise<void> {
  const { db, keyring, log } = hooks;
  if (!keyring.keys.has(state.version)) return;
  if (state.adoptedAt === null) {
    const processes = await store.listProcesses(db);
    if (processes.some(({ version }) => version !== state.version)) return;
    await store.saveAdoption(db);
  }
  if (!(await store.isAdopted(db, pace.drainMs))) return;
  while (!pace.signal.aborted && (await resealNext(hooks, state, pace)));
  if (await store.saveEnd(db)) {
    const columns = await store.listColumns(db);
    log.info({ version: state.version, columns }, "the new master key seals all data");
  }
}

async function resealNext(
  { db, keyring, columns }: KeyAttendance,
  { version }: store.State,
  { batchSize: limit }: Pace,
): Promise<boolean> {
  const names = columns.map(({ name }) => name);
  return await atomically(db, async (db) => {
    const claimed = await store.lockColumn(db, names);
    const column = columns.find(({ name }) => name === claimed?.name);
    if (claimed === undefined || column === undefined) return false;
    if ((await store.findState(db))?.version !== version) return false;
    if (claimed.total === null) {
      const total = await unhurriedly(db, (db) => column.count(db));
      await store.saveTotal(db, column.name, total);
      return true;
    }
    const after = claimed.place ?? undefined;
    const resealed = await resealSome({ db, keyring }, column, { after, limit });
    await store.saveProgress(db, column.name, resealed);
    return true;
  });
}

/** Few keys, so a rotation reseals all at once. */
export const keysColumn: SealedColumn = {
  name: "sealing.keys.sealed",
  purpose: keyPurpose,
  count: countKeys,
  lock: async (db) => {
    const keys = await lockKeys(db);
    const values = keys.map(({ name, since, sealed }) => ({
      place: [name, since],
      context: name,
      sealed,
    }));
    return { values, last: undefined };
  },
  update: async (db, values) => {
    for (const { place, sealed } of values) {
      await saveKey(db, { name: String(place[0]), since: Number(place[1]), sealed });
    }
  },
};
