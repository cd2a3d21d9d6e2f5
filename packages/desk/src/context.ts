import type { Attending } from "@frontdesk/people/attending";
import type { People } from "@frontdesk/people/people";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Dispatcher } from "undici";
import type { Sessions } from "./gateway/sessions.ts";
import type { DeskLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** What everything at the desk is given. */
export interface Context extends OwnContext<Settings> {
  readonly limits: DeskLimits;
  readonly people: People;
  /** What the services do as people come and change. */
  readonly attending: readonly Attending[];
  /** What calls the services. */
  readonly agent: Dispatcher;
  /** What goes on only as long as the session does in which it began. */
  readonly sessions: Sessions;
}
