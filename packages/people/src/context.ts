import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import type { Post } from "./mail/mail.ts";
import type { Cost } from "./passwords/hash.ts";

/** What everything about signing in is given; inside a transaction `db` is that transaction. */
export interface PeopleContext {
  db: Database;
  now: () => Date;
  log: Log;
  post: Post;
  /** Seals secrets of second factors and signs forms. */
  keyring: Keyring;
  /** What it takes to try a password. */
  passwordCost: Cost;
  /** The address the pages are reached at, without a slash at the end. */
  publicUrl: string;
  productName: string;
  /** Where one lands after signing in. */
  home: string;
  navigation: readonly { path: string; title: string }[];
  onSignUp: (
    db: Database,
    person: { personId: string; email: string; name: string },
  ) => Promise<void>;
  /** What else lets others act for a person: offered to be ended with a new password. */
  access: { words: string; end: (db: Database, personId: string) => Promise<void> } | undefined;
  onJoin: (db: Database, joined: { personId: string; purpose: string }) => Promise<void>;
  onPersonChanged: (db: Database, person: { personId: string; name: string }) => Promise<void>;
}
