import type { Server } from "@frontdesk/server/server";
import type { Context } from "../ground/context.ts";

type Routes = (server: Server, context: Context) => void;

/** What a wing answers. */
export interface Wing {
  /** To anybody, or to whom they know themselves. */
  open?: readonly Routes[];
  /** To apps with a key. */
  identified?: readonly Routes[];
}
