import type { Server } from "@frontdesk/server/server";
import type { Context } from "../core/context.ts";

type Routes = (server: Server, context: Context) => void;

export interface Module {
  /** Routes without authentication, or with their own check. */
  open?: readonly Routes[];
  /** Routes for apps with a key. */
  identified?: readonly Routes[];
}
