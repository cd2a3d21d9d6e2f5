import type { Attendants } from "@frontdesk/people/attending/attending";
import type { People } from "@frontdesk/people/people";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Dispatcher } from "undici";
import type { Sessions } from "./gateway/sessions.ts";
import type { DeskLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** Dependencies of the desk's code. */
export interface Context extends OwnContext<Settings> {
  readonly limits: DeskLimits;
  readonly people: People;
  /** Lifecycle hooks of people. */
  readonly attendants: Attendants;
  /** HTTP client for the services. */
  readonly agent: Dispatcher;
  /** Ends long requests with their session. */
  readonly sessions: Sessions;
  /** Adds demo data; undefined disables it. */
  readonly fillPlace: FillPlace | undefined;
}

/** The program that starts the desk provides this. */
export type FillPlace = (filling: {
  placeId: string;
  ownerId: string;
  merchantId: string | null;
  accountId: number | null;
}) => Promise<{ bookings: number; payments: number }>;
