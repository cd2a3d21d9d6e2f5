import type { HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Post } from "@frontdesk/people/mail/mail";
import type { People } from "@frontdesk/people/people";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Jobs } from "@frontdesk/platform/jobs/jobs";
import type { Outgoing } from "@frontdesk/platform/webhooks/outgoing";
import type { Live } from "../changes/live/live.ts";
import type { ConnectGateway } from "../money/payment-gateway/gateway.ts";
import type { SchedulingLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

/** Inside a transaction, `db` is that transaction. */
export interface Context extends OwnContext<Settings> {
  readonly limits: Readonly<SchedulingLimits>;
  readonly jobs: Jobs;
  readonly post: Post;
  readonly people: People;
  readonly outgoing: Outgoing;
  readonly connectGateway: ConnectGateway;
  readonly live: Live;
  readonly accountIds: Map<string, number>;
  readonly lifecycleHooks: HookRegistry;
  readonly onNewResource: NewResourceHook;
}

/** For features above resources. `context.db` is the transaction of the resource. */
export type NewResourceHook = (
  context: Pick<Context, "db" | "now">,
  recorder: {
    account: { id: number };
    userId: number;
    applicationId: number | null;
    requestId: string;
  },
  resource: { id: number; timezone: string },
) => Promise<void>;

/** `context.db` is the transaction of the first password. */
export type Onboarding = (
  context: Context,
  person: { personId: string; email: string; name: string },
) => Promise<void>;
