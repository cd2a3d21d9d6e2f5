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
  name?: string | undefined;
  asked?: string | undefined;
  email?: string | undefined;
  message?: string;
  isThrottled?: boolean;
}
