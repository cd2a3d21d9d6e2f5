import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import type { Attendants } from "./attending/attending.ts";
import type { Post } from "./mail/mail.ts";
import type { Cost } from "./passwords/hash.ts";

/** What everything about signing in is given; inside a transaction `db` is that transaction. */
export interface PeopleContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly post: Post;
  /** Seals secrets of second factors and signs forms. */
  readonly keyring: Keyring;
  /** What it takes to try a password. */
  readonly passwordCost: Cost;
  /** How long an answer takes at least that must not tell by its duration what was found. */
  readonly answerMs: number;
  /** The address the pages are reached at, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether the desk serves them there: pages here are led to it, and forwarded by it. */
  readonly isAtDesk: boolean;
  readonly productName: string;
  /** Where one lands after signing in. */
  readonly home: string;
  readonly navigation: readonly { path: string; title: string }[];
  readonly onSignUp: (
    db: Database,
    person: { personId: string; email: string; name: string },
  ) => Promise<void>;
  /** What else lets others act for a person: offered to be ended with a new password. */
  readonly accessWords: string | undefined;
  /** Who is told of what becomes of people. */
  readonly attendants: Attendants;
}
