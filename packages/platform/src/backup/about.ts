import type { MigrationSet } from "@frontdesk/database/migrate";
import { listUnknown } from "@frontdesk/database/migrate";
import own from "../../package.json" with { type: "json" };

export interface About {
  what: "a backup of Frontdesk";
  version: string;
  madeAt: string;
  /** Package → its newest applied migration. */
  migrations: Record<string, string>;
  keys: string[];
}

export const aboutName = "backup.json";
export const sumsName = "checksums.json";
export const filesName = "database";

export const what = "a backup of Frontdesk";
export const version: string = own.version;

export class BackupError extends Error {}

export function readAbout(text: string, file: string): About {
  const foreign = new BackupError(`${file} is not a backup of Frontdesk`);
  let about: Partial<About>;
  try {
    about = JSON.parse(text);
  } catch {
    throw foreign;
  }
  const { version: created, madeAt, migrations, keys } = about;
  const isOurs = about.what === what && migrations !== undefined && Array.isArray(keys);
  if (!isOurs || created === undefined || madeAt === undefined) throw foreign;
  return { what, version: created, madeAt, migrations, keys };
}

export async function refuseNewer(
  about: About,
  { file, sets }: { file: string; sets: readonly MigrationSet[] },
): Promise<void> {
  const advice = "restore it with that version, or a newer one";
  if (isNewer(about.version, version)) {
    const created = `${file} is from Frontdesk ${about.version}, but this is ${version}`;
    throw new BackupError(`${created}: ${advice}`);
  }
  const [unknown] = await listUnknown(sets, about.migrations);
  if (unknown === undefined) return;
  const result = `${file} is from a newer Frontdesk and has unknown tables`;
  throw new BackupError(`${result} (${unknown}): ${advice}`);
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}
