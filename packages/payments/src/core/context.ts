import type { HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Post } from "@frontdesk/people/mail/mail";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Jobs } from "@frontdesk/platform/jobs/jobs";
import type { Outgoing } from "@frontdesk/platform/webhooks/outgoing";
import type { Acquirer } from "../acquiring/port/acquirer.ts";
import type { IssuerParts } from "../authentication/issuer/issuer.ts";
import type { Tds } from "../authentication/tds/context.ts";
import type { Id } from "./ids.ts";
import type { PaymentLimits } from "./limits/limits.ts";
import type { Settings } from "./settings.ts";

/** In a database transaction `db` is that transaction. */
export interface Context extends OwnContext<Settings> {
  readonly acquirers: Acquirers;
  readonly tds: Tds;
  readonly issuer: IssuerParts;
  readonly delivery: { wake(): void };
  readonly telling: Telling;
  readonly webhooks: Webhooks;
  /** Calls to URLs chosen by others. */
  readonly outgoing: Outgoing;
  readonly limits: Readonly<PaymentLimits>;
  readonly jobs: Jobs;
  readonly post: Post;
  readonly lifecycleHooks: HookRegistry;
}

export interface Telling {
  wake(): void;
  /**
   * Notifies this process at once, others within half a second. Returns the unsubscribe function.
   */
  listen(merchantId: Id, callback: () => void): () => void;
}

/** A wake after a commit spares the poll. */
export interface Webhooks {
  /** Reads now, and after each later event. */
  read(merchantId: Id): void;
  deliver(): void;
}

export interface Acquirers {
  readonly test: Readonly<Acquirer>;
  /** Otherwise live merchants get processing error 27. */
  readonly live?: Readonly<Acquirer> | undefined;
}
