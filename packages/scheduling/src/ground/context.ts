import type { Jobs } from "@frontdesk/database/jobs";
import type { Post } from "@frontdesk/people/mail/mail";
import type { People } from "@frontdesk/people/people";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Outgoing } from "@frontdesk/platform/webhooks/outgoing";
import type { Live } from "../changes/live/live.ts";
import type { SchedulingLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** What every operation is given; inside a database transaction `db` is that transaction. */
export interface Context extends OwnContext<Settings> {
  readonly limits: Readonly<SchedulingLimits>;
  readonly jobs: Jobs;
  readonly post: Post;
  readonly people: People;
  readonly outgoing: Outgoing;
  /** Tells whoever listens of changes; woken after a commit, it need not wait for its turn. */
  readonly live: Live;
}

/** What happens here when a person arrives; `context.db` is the transaction that lets them in. */
export interface Welcome {
  onSignUp(
    context: Context,
    person: { personId: string; email: string; name: string },
  ): Promise<void>;
  endAccess(context: Context, personId: string): Promise<void>;
  onJoin(context: Context, joined: { personId: string; purpose: string }): Promise<void>;
  onPersonChanged(context: Context, person: { personId: string; name: string }): Promise<void>;
}
