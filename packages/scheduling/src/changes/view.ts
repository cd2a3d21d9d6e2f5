import type { Context } from "../core/context.ts";
import type { Account } from "../parties/identity/identity.ts";

export type View = Pick<Context, "db" | "settings" | "now"> & { account: Account };
