import type { Server } from "@frontdesk/server/server";
import type { Context } from "../core/context.ts";

type Routes = (server: Server, context: Context) => void;

/** Routes of a module. */
export interface Module {
  /** For applications with a token, under `/v1`. */
  api?: readonly Routes[];
  /** Public, or with their own authentication. */
  open?: readonly Routes[];
  /** HTML pages. */
  pages?: readonly Routes[];
}
