import { clockOf } from "@frontdesk/database/clock";
import type { Database, OpenDatabase } from "@frontdesk/database/database";
import { fitKey } from "@frontdesk/server/admin-listener-settings";
import type { Logger } from "pino";
import { type Attendance, type AttendanceOptions, attend } from "./sealing/attend.ts";
import type { SealedColumn } from "./sealing/column.ts";
import type { Keyring } from "./sealing/keyring.ts";
import { type GiveUp, type OpenedKeys, openKeys } from "./sealing/open.ts";
import { operatorKeyFile, secretOf } from "./secrets.ts";
import type { OwnSettings } from "./settings.ts";

/** In a transaction, `db` is that transaction. */
export interface OwnContext<Settings extends OwnSettings> {
  readonly db: Database;
  readonly health: OpenDatabase["health"];
  readonly embedded: boolean;
  readonly copy: OpenDatabase["copy"];
  readonly now: () => Date;
  readonly log: Logger;
  readonly keyring: Keyring;
  readonly keys: OpenedKeys;
  readonly settings: Readonly<Settings & { operatorKey: string }>;
}

export interface OwnParts<Settings extends OwnSettings> {
  settings: Settings;
  opened: OpenDatabase;
  log: Logger;
  /** Default: the database clock. */
  now?: (() => Date) | undefined;
  giveUp?: GiveUp | undefined;
  pace?: Partial<AttendanceOptions> | undefined;
}

export async function openContext<Settings extends OwnSettings>(
  { settings: input, opened, log, giveUp, now: releasedNow }: OwnParts<Settings>,
  names: readonly string[],
): Promise<OwnContext<Settings>> {
  const { db, embedded, health, copy } = opened;
  const now = releasedNow ?? (await clockOf(opened, log));
  const { masterKey, dataFolder: folder } = input;
  const operatorKey = fitKey(secretOf(input.operatorKey, folder, operatorKeyFile));
  const settings = { ...input, operatorKey };
  const keys = await openKeys(db, { masterKey, folder, names, giveUp });
  return { db, health, embedded, copy, now, log, keyring: keys.keyring, keys, settings };
}

export async function attendRotation(
  { db, log, keyring, keys }: Pick<OwnContext<OwnSettings>, "db" | "log" | "keyring" | "keys">,
  columns: readonly SealedColumn[],
  pace?: Partial<AttendanceOptions>,
): Promise<Attendance> {
  return await attend({ db, log, keyring, processId: keys.processId, columns }, pace);
}
