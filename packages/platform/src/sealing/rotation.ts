/* Every process must know the newest version first, then seals with it, and reseals its share.
   Interrupted work continues at its cursor. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "./keyring.ts";
import * as store from "./store.ts";

export interface Progress {
  version: number;
  state: "none" | "waiting" | "resealing" | "done";
  begunAt: Date | null;
  endedAt: Date | null;
  /** Older versions that MASTER_KEY must still have. */
  needed: number[];
  /** Processes that do not seal with the version yet. */
  waitingFor: string[];
  columns: store.ColumnProgress[];
}

/** If other processes lack the version, the rotation does not begin; returns those processes. */
export async function beginRotation(
  db: Database,
  { keys }: Pick<Keyring, "keys">,
): Promise<{ unknownTo: string[] }> {
  return await atomically(db, async (db) => {
    await store.lockSealing(db);
    const { version, needed, begunAt, endedAt } = await getState(db);
    const newest = Math.max(version, ...keys.keys());
    const processes = await store.listProcesses(db);
    const unknown = processes.filter(({ versions }) => !versions.includes(newest));
    if (unknown.length > 0) return { unknownTo: unknown.map(({ place }) => place) };
    const isRunning = begunAt !== null && endedAt === null;
    if (isRunning && newest === version) return { unknownTo: [] };
    const older = newest === version ? needed : [...new Set([...needed, version])];
    await store.saveBeginning(db, { version: newest, needed: older });
    return { unknownTo: [] };
  });
}

export async function progressOf(db: Database): Promise<Progress> {
  const state = await getState(db);
  const { version, begunAt, adoptedAt, endedAt, needed } = state;
  const late = (await store.listProcesses(db)).filter((process) => process.version !== version);
  const columns = await store.listColumns(db);
  return {
    version,
    state: stateOf(state, columns),
    begunAt,
    endedAt,
    needed,
    waitingFor: adoptedAt === null ? late.map(({ place }) => place) : [],
    columns,
  };
}

function stateOf(
  { begunAt, endedAt }: store.State,
  columns: readonly store.ColumnProgress[],
): Progress["state"] {
  if (begunAt === null) return "none";
  if (endedAt !== null) return "done";
  return columns.some(({ total }) => total !== null) ? "resealing" : "waiting";
}

async function getState(db: Database): Promise<store.State> {
  const state = await store.findState(db);
  if (state === undefined) throw new Error("the database has no key state");
  return state;
}
