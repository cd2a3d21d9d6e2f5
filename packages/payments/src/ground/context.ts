import type { Jobs } from "@frontdesk/database/jobs";
import type { Attendants } from "@frontdesk/people/attending/attending";
import type { Post } from "@frontdesk/people/mail/mail";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Outgoing } from "@frontdesk/platform/webhooks/outgoing";
import type { Acquirer } from "../acquiring/port/acquirer.ts";
import type { IssuerParts } from "../authentication/issuer/issuer.ts";
import type { Tds } from "../authentication/tds/place.ts";
import type { Id } from "./ids.ts";
import type { PaymentLimits } from "./limits/limits.ts";
import type { Settings } from "./settings.ts";

/** What every operation is given; inside a database transaction `db` is that transaction. */
export interface Context extends OwnContext<Settings> {
  readonly acquirers: Acquirers;
  readonly tds: Tds;
  /** The simulated issuer, whose pages are served here. */
  readonly issuer: IssuerParts;
  /** Tells the acquirer what was decided; woken after a decision, it need not wait for its turn. */
  readonly delivery: { wake(): void };
  /** Has what was changed told; woken after a commit, it need not wait for its turn. */
  readonly telling: Telling;
  readonly webhooks: Webhooks;
  /** Calls to addresses that others choose. */
  readonly outgoing: Outgoing;
  readonly limits: Readonly<PaymentLimits>;
  readonly jobs: Jobs;
  readonly post: Post;
  /** Who is told of what becomes of people. */
  readonly attendants: Attendants;
}

export interface Telling {
  wake(): void;
  /**
   * Calls back when events of a merchant were told: at once where this process told them, else
   * within half a second. Returns what ends that.
   */
  listen(merchantId: Id, callback: () => void): () => void;
}

/** What tells those who listen to events; woken after a commit, it need not wait for its turn. */
export interface Webhooks {
  /** Has the webhooks of a merchant read what happened, and whenever something does. */
  read(merchantId: Id): void;
  /** Has what is due be sent. */
  deliver(): void;
}

export interface Acquirers {
  /** Takes the authorisations of test merchants. */
  readonly test: Readonly<Acquirer>;
  /** Takes those of live merchants; without it they get processing error 27. */
  readonly live?: Readonly<Acquirer> | undefined;
}
