import type { Server } from "@frontdesk/server/server";
import type { Context } from "../core/context.ts";

type Routes = (server: Server, context: Context) => void;

export interface Module {
  /** Routes for applications with a token, under `/v1`. */
  api?: readonly Routes[];
  open?: readonly Routes[];
  pages?: readonly Routes[];
}
