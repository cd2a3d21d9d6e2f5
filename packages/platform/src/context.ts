import { clockOf } from "@frontdesk/database/clock";
import type { Database, OpenDatabase } from "@frontdesk/database/database";
import { fitKey } from "@frontdesk/server/door-settings";
import type { Logger } from "pino";
import { type Attendance, type AttendanceOptions, attend } from "./sealing/attend.ts";
import type { SealedColumn } from "./sealing/column.ts";
import type { Keyring } from "./sealing/keyring.ts";
import { type GiveUp, type OpenedKeys, openKeys } from "./sealing/open.ts";
import { operatorKeyFile, secretOf } from "./secrets.ts";
import type { OwnSettings } from "./settings.ts";

/** What operations of every service are given; in a database transaction `db` is that one. */
export interface OwnContext<Settings extends OwnSettings> {
  readonly db: Database;
  readonly health: OpenDatabase["health"];
  /** True when the database is embedded in this process. */
  readonly embedded: boolean;
  /** The files of an embedded database that is in a folder, for a backup. */
  readonly copy: OpenDatabase["copy"];
  readonly now: () => Date;
  readonly log: Logger;
  readonly keyring: Keyring;
  /** How the keys were opened. */
  readonly keys: OpenedKeys;
  readonly settings: Readonly<Settings & { operatorKey: string }>;
}

export interface OwnParts<Settings extends OwnSettings> {
  settings: Settings;
  opened: OpenDatabase;
  log: Logger;
  /** What time it is: as the database has it unless given. */
  now?: (() => Date) | undefined;
  /** Notes that a master key is given up; without this none is. */
  giveUp?: GiveUp | undefined;
  /** How the rotation of the master key is paced, where it is to differ from the usual. */
  pace?: Partial<AttendanceOptions> | undefined;
}

/** Makes it on a migrated database, with keys by these names. */
export async function openContext<Settings extends OwnSettings>(
  { settings: given, opened, log, giveUp, now: givenNow }: OwnParts<Settings>,
  names: readonly string[],
): Promise<OwnContext<Settings>> {
  const { db, embedded, health, copy } = opened;
  const now = givenNow ?? (await clockOf(opened, log));
  const { masterKey, dataFolder: folder } = given;
  const operatorKey = fitKey(secretOf(given.operatorKey, folder, operatorKeyFile));
  const settings = { ...given, operatorKey };
  const keys = await openKeys(db, { masterKey, folder, names, giveUp });
  return { db, health, embedded, copy, now, log, keyring: keys.keyring, keys, settings };
}

/** Takes part in a rotation of the master key for as long as the process runs. */
export async function attendRotation(
  { db, log, keyring, keys }: Pick<OwnContext<OwnSettings>, "db" | "log" | "keyring" | "keys">,
  columns: readonly SealedColumn[],
  pace?: Partial<AttendanceOptions>,
): Promise<Attendance> {
  return await attend({ db, log, keyring, processId: keys.processId, columns }, pace);
}
