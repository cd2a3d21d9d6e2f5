import type { Attendants } from "@frontdesk/people/attending/attending";
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
  /** Who is told of what becomes of people. */
  readonly attendants: Attendants;
  /** What calls the services. */
  readonly agent: Dispatcher;
  /** What goes on only as long as the session does in which it began. */
  readonly sessions: Sessions;
  /** Fills a place with a demonstration; without it none is. */
  readonly fillPlace: FillPlace | undefined;
}

/** Whoever starts the desk knows how a place is filled, by its halves. */
export type FillPlace = (filling: {
  placeId: string;
  ownerId: string;
  merchantId: string | null;
  accountId: number | null;
}) => Promise<{ bookings: number; payments: number }>;
