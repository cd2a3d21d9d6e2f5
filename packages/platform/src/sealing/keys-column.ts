import type { SealedColumn } from "./column.ts";
import { keyPurpose } from "./open.ts";
import { countKeys, lockKeys, saveKey } from "./store.ts";

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
