import type { Server } from "@frontdesk/server/server";
import type { Context } from "../core/context.ts";

type Routes = (server: Server, context: Context) => void;

export interface Module {
  /** Without authentication, or with its own check. */
  open?: readonly Routes[];
  /** For apps with a key. */
  identified?: readonly Routes[];
}
