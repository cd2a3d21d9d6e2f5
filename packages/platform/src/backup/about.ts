// What a backup says of itself, and how it is told that it cannot be taken.
import type { MigrationSet } from "@frontdesk/database/migrate";
import { listUnknown } from "@frontdesk/database/migrate";
import own from "../../package.json" with { type: "json" };

/** The first thing in a backup. */
export interface About {
  what: "a backup of Frontdesk";
  version: string;
  madeAt: string;
  /** The newest migration of each package that was applied. */
  migrations: Record<string, string>;
  /** The generated keys that are in it, by the names of their files. */
  keys: string[];
}

export const aboutName = "backup.json";
export const sumsName = "checksums.json";
/** In it, and in a data folder, the files of the database are below this one. */
export const filesName = "database";

export const what = "a backup of Frontdesk";
export const version: string = own.version;

/** Why a file is not restored. */
export class UnfitBackup extends Error {}

/** Reads what a file says of itself; throws where it is of something else. */
export function readAbout(text: string, file: string): About {
  const foreign = new UnfitBackup(`${file} is no backup of Frontdesk`);
  let about: Partial<About>;
  try {
    about = JSON.parse(text);
  } catch {
    throw foreign;
  }
  const { version: made, madeAt, migrations, keys } = about;
  const isOurs = about.what === what && migrations !== undefined && Array.isArray(keys);
  if (!isOurs || made === undefined || madeAt === undefined) throw foreign;
  return { what, version: made, madeAt, migrations, keys };
}

/** Throws where a newer version made a backup, or another one whose tables these are not. */
export async function refuseNewer(
  about: About,
  { file, sets }: { file: string; sets: readonly MigrationSet[] },
): Promise<void> {
  const advice = "restore it with that version, or a newer one";
  if (isNewer(about.version, version)) {
    const made = `${file} was made by Frontdesk ${about.version}, and this is ${version}`;
    throw new UnfitBackup(`${made}: ${advice}`);
  }
  const [unknown] = await listUnknown(sets, about.migrations);
  if (unknown === undefined) return;
  const made = `${file} was made by a newer Frontdesk, whose tables this one does not know`;
  throw new UnfitBackup(`${made} (${unknown}): ${advice}`);
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}
