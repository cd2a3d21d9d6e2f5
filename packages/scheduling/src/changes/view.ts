import type { Context } from "../ground/context.ts";
import type { Account } from "../parties/identity/identity.ts";

export type View = Pick<Context, "db" | "settings" | "now"> & { account: Account };
