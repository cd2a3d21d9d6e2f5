import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import type { Logger } from "pino";
import type { Settings } from "../../core/settings.ts";
import type { Directories, TdsTimes } from "./directory.ts";

export interface Tds {
  readonly directories: Directories;
  readonly times: TdsTimes;
}

export interface TdsContext {
  db: Database;
  now: () => Date;
  log: Logger;
  keyring: Keyring;
  settings: Pick<Settings, "publicUrl">;
  tds: Tds;
}
