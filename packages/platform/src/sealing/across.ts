import type { Database } from "@frontdesk/database/database";
import type { KeyValues, SealedValue } from "./column.ts";

export interface Stretch<Key> {
  tenant: number;
  after: Key | undefined;
  limit: number;
}

export type Row<Key> = { key: Key; context: string; sealed: string };

type WalkedPage = { values: SealedValue[]; last: KeyValues | undefined };

export function acrossTenants<Key extends string | number>(
  next: (db: Database, after: number | undefined) => Promise<number | undefined>,
  look: (db: Database, stretch: Stretch<Key>) => Promise<Row<Key>[]>,
) {
  return async (
    db: Database,
    { after, limit }: { after: KeyValues | undefined; limit: number },
  ): Promise<WalkedPage> => {
    const [tenant, key] = (after ?? []) as [number?, Key?];
    if (tenant !== undefined && key !== undefined) {
      const here = await look(db, { tenant, after: key, limit });
      if (here.length > 0) return walked(tenant, here);
    }
    const other = await next(db, tenant);
    if (other === undefined) return { values: [], last: undefined };
    const there = await look(db, { tenant: other, after: undefined, limit });
    return there.length > 0 ? walked(other, there) : { values: [], last: [other] };
  };
}

function walked<Key extends string | number>(
  tenant: number,
  rows: readonly Row<Key>[],
): WalkedPage {
  const values = rows.map(({ key, ...row }) => ({ place: [tenant, key], ...row }));
  return { values, last: values.at(-1)?.place };
}
