import type { AuthenticationProof } from "../../../acquiring/port/acquirer.ts";
import type { DirectoryServer } from "../../../authentication/tds/directory.ts";
import { openResult } from "../../../authentication/tds/sealed.ts";
import { type Authentication, endOverdue, findOfOrder } from "../../../authentication/tds/store.ts";
import { type TdsMode, type Verdict, verdicts } from "../../../authentication/tds/verdict.ts";
import type { Context } from "../../../core/context.ts";
import type { Payment } from "../check.ts";
import { isSoftlyDeclined } from "../payment.ts";
import { type ChallengeName, type Enrolment, nextChallengeOf } from "./next.ts";

export type SecureResult =
  | { challenge: ChallengeName; authentication: Authentication | undefined; enrolment: Enrolment }
  | {
      challenge?: undefined;
      /** The error spares the request to the acquirer. */
      verdict: Verdict | { tds: null; error: 1 | 27 };
      proof: AuthenticationProof | undefined;
      /** True until the issuer declines for lack of 3-D Secure. */
      isLeft: boolean;
    };

export async function secure(context: Context, payment: Payment): Promise<SecureResult> {
  const { receiver, hints, capturing } = payment;
  if (capturing.obstacle !== undefined) {
    return { verdict: { tds: null, error: capturing.obstacle }, proof: undefined, isLeft: false };
  }
  const isRequiredByIssuer = isSoftlyDeclined(receiver);
  const enrolment = await enrolmentOf(context, payment);
  if (receiver.tds_mode === "avoid" && !isRequiredByIssuer) {
    const isLeft = typeof enrolment !== "string";
    return { verdict: { tds: null }, proof: undefined, isLeft };
  }
  const authentication = await progressOf(context, payment, enrolment);
  const { challenge, result } = nextChallengeOf({ enrolment, authentication, hints });
  if (challenge !== undefined) return { challenge, authentication, enrolment };
  const mode: TdsMode = isRequiredByIssuer ? "avoid" : receiver.tds_mode;
  const verdict = verdicts[result][mode];
  const proof = verdict.tds === null ? undefined : proofOf(context, authentication!);
  return { verdict, proof, isLeft: false };
}

export function directoryOf({ tds }: Context, { receiver }: Payment): DirectoryServer | undefined {
  return receiver.test ? tds.directories.test : tds.directories.live;
}

async function enrolmentOf(context: Context, payment: Payment): Promise<Enrolment> {
  const directory = directoryOf(context, payment);
  if (directory === undefined) return "not-enrolled";
  const { number, order } = payment;
  try {
    const card = { number: number.value, scenario: order.test };
    return (await directory.lookup(card)) ?? "not-enrolled";
  } catch (error) {
    context.log.warn({ err: error }, "the directory server does not respond");
    return "unreachable";
  }
}

async function progressOf(
  { db, now }: Context,
  { key, authentication: match }: Payment,
  enrolment: Enrolment,
): Promise<Authentication | undefined> {
  if (match === undefined && typeof enrolment === "string") return undefined;
  const { shard, hash: orderHash } = key;
  const authentication = match ?? (await findOfOrder(db, { shard, orderHash }));
  if (authentication === undefined || authentication.deadline > now()) return authentication;
  return await endOverdue(db, { shard, id: authentication.id, now: now() });
}

function proofOf(
  { keyring }: Context,
  { id, eci, cavv, directoryServerTransactionId }: Authentication,
): AuthenticationProof {
  const opened = openResult(keyring, id, cavv);
  if (opened === undefined || eci === null || directoryServerTransactionId === null) {
    throw new Error(`authentication ${id} has no proof`);
  }
  return { eci, cavv: opened, directoryServerTransactionId };
}
