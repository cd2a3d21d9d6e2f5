import type { Jobs } from "@frontdesk/database/jobs";
import type { Attendants } from "@frontdesk/people/attending/attending";
import type { Post } from "@frontdesk/people/mail/mail";
import type { People } from "@frontdesk/people/people";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Outgoing } from "@frontdesk/platform/webhooks/outgoing";
import type { Live } from "../changes/live/live.ts";
import type { OpenTill } from "../money/till/till.ts";
import type { SchedulingLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** What every operation is given; inside a database transaction `db` is that transaction. */
export interface Context extends OwnContext<Settings> {
  readonly limits: Readonly<SchedulingLimits>;
  readonly jobs: Jobs;
  readonly post: Post;
  readonly people: People;
  readonly outgoing: Outgoing;
  /** Opens the till of an account: its merchant at a payment service. */
  readonly openTill: OpenTill;
  /** Tells whoever listens of changes; woken after a commit, it need not wait for its turn. */
  readonly live: Live;
  /** Numbers of accounts by their URL ids, as far as these were called. */
  readonly accountIds: Map<string, number>;
  /** Who is told of what becomes of people. */
  readonly attendants: Attendants;
}

/** What happens as somebody signs up; `context.db` is the transaction of their first password. */
export type Welcome = (
  context: Context,
  person: { personId: string; email: string; name: string },
) => Promise<void>;
