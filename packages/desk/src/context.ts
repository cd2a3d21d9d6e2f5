import type { HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { People } from "@frontdesk/people/people";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Dispatcher } from "undici";
import type { Sessions } from "./gateway/sessions.ts";
import type { DeskLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

export interface Context extends OwnContext<Settings> {
  readonly limits: DeskLimits;
  readonly people: People;
  readonly lifecycleHooks: HookRegistry;
  readonly agent: Dispatcher;
  /** Ends long requests with their session. */
  readonly sessions: Sessions;
  readonly fillWorkspace: FillWorkspace | undefined;
}

/** The program that starts the desk provides this. */
export type FillWorkspace = (filling: {
  workspaceId: string;
  ownerId: string;
  merchantId: string | null;
  accountId: number | null;
}) => Promise<{ bookings: number; payments: number }>;
