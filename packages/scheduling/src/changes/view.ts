import type { Context } from "../ground/context.ts";
import type { Account } from "../parties/identity/identity.ts";

/** In whose account and with what something is shown. */
export type View = Pick<Context, "db" | "settings" | "now"> & { account: Account };
