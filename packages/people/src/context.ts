import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import type { HookRegistry } from "./lifecycle-hooks/hooks.ts";
import type { Post } from "./mail/mail.ts";
import type { Cost } from "./passwords/hash.ts";

/** Inside a transaction `db` is that transaction. */
export interface PeopleContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly post: Post;
  readonly keyring: Keyring;
  readonly passwordCost: Cost;
  /** Longer than any work, against timing attacks. */
  readonly answerMs: number;
  readonly publicUrl: string;
  /** Pages here redirect to the desk. */
  readonly isAtDesk: boolean;
  readonly productName: string;
  readonly home: string;
  readonly navigation: readonly { path: string; title: string }[];
  readonly onSignUp: (
    db: Database,
    person: { personId: string; email: string; name: string },
  ) => Promise<void>;
  /** Other ways to act for a person; a new password can end them. */
  readonly accessWords: string | undefined;
  readonly lifecycleHooks: HookRegistry;
}
