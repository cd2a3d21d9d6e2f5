import type { Context } from "../core/context.ts";

import type { Account } from "../parties/identity/store.ts";

export type View = Pick<Context, "db" | "settings" | "now"> & { account: Account };
