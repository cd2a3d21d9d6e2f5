import type { Jobs } from "@frontdesk/database/jobs";
import type { Post } from "@frontdesk/people/mail/mail";
import type { OwnContext } from "@frontdesk/platform/context";
import type { Acquirer } from "../acquiring/port/acquirer.ts";
import type { IssuerParts } from "../authentication/issuer/issuer.ts";
import type { Tds } from "../authentication/tds/place.ts";
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
  readonly limits: Readonly<PaymentLimits>;
  readonly jobs: Jobs;
  readonly post: Post;
}

export interface Acquirers {
  /** Takes the authorisations of test merchants. */
  readonly test: Readonly<Acquirer>;
  /** Takes those of live merchants; without it they get processing error 27. */
  readonly live?: Readonly<Acquirer> | undefined;
}
