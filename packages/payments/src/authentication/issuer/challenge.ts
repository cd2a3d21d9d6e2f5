import { digitsOf } from "@frontdesk/server/numerals";
import { type CReq, messageVersion, type RReq } from "../tds/messages.ts";
import { type IssuerParts, proofOf } from "./issuer.ts";
import {
  type Challenge,
  endChallenge,
  findChallenge,
  mostAttempts,
  type Status,
  takeCode,
} from "./store.ts";

export type ChallengeParts = Pick<IssuerParts, "db" | "now" | "log" | "deliver">;

export type EndedChallenge = Challenge & { transStatus: Status };

export function hasEnded(challenge: Challenge): challenge is EndedChallenge {
  return challenge.transStatus !== null;
}

export async function openChallenge(
  parts: ChallengeParts,
  { acsTransID, threeDSServerTransID }: Pick<CReq, "acsTransID" | "threeDSServerTransID">,
): Promise<Challenge | undefined> {
  const challenge = await findChallenge(parts.db, acsTransID);
  if (challenge?.serverTransactionId !== threeDSServerTransID) return undefined;
  const isOver = challenge.deadline <= parts.now();
  if (isOver && !hasEnded(challenge)) return await end(parts, challenge, timedOut);
  return hasEnded(challenge) ? await report(parts, challenge) : challenge;
}

const cancelled = { transStatus: "N", challengeCancel: "01" } as const;
const timedOut = { transStatus: "N", challengeCancel: "04" } as const;

export async function enterCode(
  parts: ChallengeParts,
  challenge: Challenge,
  code: string,
): Promise<Challenge | undefined> {
  const { id } = challenge;
  const taken = await takeCode(parts.db, { id, code: digitsOf(code), now: parts.now() });
  if (taken === undefined) return await openChallenge(parts, idsOf(challenge));
  return hasEnded(taken) ? await report(parts, taken) : taken;
}

export async function cancelChallenge(
  parts: ChallengeParts,
  challenge: Challenge,
): Promise<Challenge | undefined> {
  return await end(parts, challenge, cancelled);
}

export async function endByItself(
  parts: ChallengeParts,
  challenge: Challenge,
): Promise<Challenge | undefined> {
  const { automatic } = challenge;
  if (automatic === null) return challenge;
  return await end(parts, challenge, { transStatus: automatic, challengeCancel: null });
}

async function end(
  parts: ChallengeParts,
  { id }: Challenge,
  how: { transStatus: Status; challengeCancel: string | null },
): Promise<Challenge | undefined> {
  const ended = await endChallenge(parts.db, { id, ...how });
  return ended !== undefined && hasEnded(ended) ? await report(parts, ended) : ended;
}

/**
 * Reports the result before the browser returns. Later visits report again, as the first may have
 * crashed; the 3DS server accepts one.
 */
async function report(parts: ChallengeParts, challenge: EndedChallenge): Promise<EndedChallenge> {
  const { acsTransID, threeDSServerTransID } = idsOf(challenge);
  const { transStatus, challengeCancel, attempts, scheme } = challenge;
  const proof = proofOf(transStatus, scheme);
  const result: RReq = {
    messageType: "RReq",
    messageVersion,
    threeDSServerTransID,
    dsTransID: challenge.directoryServerTransactionId,
    acsTransID,
    messageCategory: challenge.messageCategory,
    transStatus,
    ...proof,
    ...(attempts === mostAttempts && transStatus === "N" && { transStatusReason: "19" }),
    ...(challengeCancel !== null && { challengeCancel }),
    authenticationType: "02",
    interactionCounter: String(attempts).padStart(2, "0"),
  };
  const answer = await parts.deliver(result);
  parts.log.info({ challengeId: acsTransID, transStatus, answer: answer.messageType }, "reported");
  return challenge;
}

function idsOf({ id, serverTransactionId }: Challenge) {
  return { acsTransID: id, threeDSServerTransID: serverTransactionId };
}
