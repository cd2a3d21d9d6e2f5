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
  acquirers: Acquirers;
  tds: Tds;
  /** The simulated issuer, whose pages are served here. */
  issuer: IssuerParts;
  /** Tells the acquirer what was decided; woken after a decision, it need not wait for its turn. */
  delivery: { wake(): void };
  limits: PaymentLimits;
  jobs: Jobs;
  post: Post;
}

export interface Acquirers {
  /** Takes the authorisations of test merchants. */
  test: Acquirer;
  /** Takes those of live merchants; without it they get processing error 27. */
  live?: Acquirer | undefined;
}
