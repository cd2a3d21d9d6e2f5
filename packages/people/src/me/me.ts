// What the page shows of whoever is signed in.
import type { Problems } from "../pages/form.ts";
import type { SignedIn } from "../sessions/session.ts";
import type { Session } from "../sessions/store.ts";

export type MeField =
  | ("name" | "email" | "address" | "addressCode")
  | ("current" | "password" | "factor" | "code");

export interface Me {
  person: SignedIn;
  token: string;
  sessions: readonly Session[];
  hasSecondFactor: boolean;
  backupCodes: number;
  problems?: Problems<MeField>;
  /** The name that was entered and could not be taken. */
  name?: string | undefined;
  /** The address that is not confirmed yet, and the one that was entered and not taken. */
  asked?: string | undefined;
  email?: string | undefined;
  told?: string;
  isThrottled?: boolean;
}
