import type { Server } from "@frontdesk/server/server";
import type { Context } from "../ground/context.ts";

type Routes = (server: Server, context: Context) => void;

/** What a wing answers. */
export interface Wing {
  /** To applications with a token, under `/v1`. */
  api?: readonly Routes[];
  /** To anybody, or to whom they know themselves. */
  open?: readonly Routes[];
  /** To people, in a browser. */
  pages?: readonly Routes[];
}
