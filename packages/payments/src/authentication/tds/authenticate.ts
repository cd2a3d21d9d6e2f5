import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../../acquiring/port/scenario.ts";
import type { TdsContext } from "./context.ts";
import type { DirectoryServer } from "./directory.ts";
import { ARes, Erro, isMessage } from "./messages.ts";
import { type Purchase, requestOf } from "./request.ts";
import { sealResult } from "./sealed.ts";
import * as store from "./store.ts";
import { resultOf } from "./verdict.ts";

// Grace for late answers after the deadline.
const graceMs = 5_000;

export interface AuthenticationRequest {
  authentication: store.Authentication;
  directory: DirectoryServer;
  purchase: Omit<Purchase, "id" | "at">;
  scenario?: Scenario | undefined;
}

export async function authenticate(
  context: TdsContext,
  asking: AuthenticationRequest,
): Promise<store.Authentication | undefined> {
  const { authentication } = asking;
  const { shard, id } = authentication;
  const { times } = context.tds;
  const deadline = new Date(context.now().getTime() + times.answerWithinMs + graceMs);
  if (await store.markRequested(context.db, { shard, id, deadline })) {
    const answer = await ask(context, asking);
    const saved = await save(context, authentication, answer);
    if (saved !== undefined) return saved;
  }
  return await store.findAuthentication(context.db, id);
}

async function ask(context: TdsContext, asking: AuthenticationRequest): Promise<ARes | undefined> {
  const { authentication, directory, purchase, scenario } = asking;
  const { id } = authentication;
  const sender = { requestor: directory.requestor, publicUrl: context.settings.publicUrl };
  const timer = new AbortController();
  const late = wait(context.tds.times.answerWithinMs, undefined, {
    signal: timer.signal,
    ref: false,
  }).catch(() => undefined);
  try {
    const request = requestOf({ ...purchase, id, at: context.now() }, sender);
    const answer = await Promise.race([directory.authenticate(request, scenario), late]);
    if (isUsable(answer, id)) return answer;
    const reason = isMessage(Erro, answer) ? `error ${answer.errorCode}` : "no fitting answer";
    context.log.warn(
      { authenticationId: id, reason },
      "the directory server rejected the authentication request",
    );
  } catch (error) {
    context.log.warn({ err: error, authenticationId: id }, "the directory server did not respond");
  } finally {
    timer.abort();
  }
  return undefined;
}

function isUsable(answer: unknown, id: string): answer is ARes {
  if (!isMessage(ARes, answer) || answer.threeDSServerTransID !== id) return false;
  const { transStatus, eci, authenticationValue, acsURL } = answer;
  if (transStatus === "C") return acsURL !== undefined;
  const isProven = eci !== undefined && authenticationValue !== undefined;
  return isProven || (transStatus !== "Y" && transStatus !== "A");
}

async function save(
  { db, now, keyring, tds }: TdsContext,
  { shard, id }: store.Authentication,
  answer: ARes | undefined,
): Promise<store.Authentication | undefined> {
  if (answer === undefined) {
    const nothing = {
      transStatus: null,
      eci: null,
      cavv: null,
      directoryServerTransactionId: null,
    };
    return await store.saveEnd(db, { shard, id }, { result: "unreachable", ...nothing });
  }
  const { transStatus, dsTransID, acsTransID, acsURL } = answer;
  if (transStatus === "C") {
    const challenge = {
      directoryServerTransactionId: dsTransID,
      accessControlServerTransactionId: acsTransID,
      accessControlServerUrl: acsURL!,
      deadline: new Date(now().getTime() + tds.times.challengeWithinMs),
    };
    return await store.saveChallenge(db, { shard, id }, challenge);
  }
  const end = {
    result: resultOf({ transStatus }),
    transStatus,
    directoryServerTransactionId: dsTransID,
    eci: answer.eci ?? null,
    cavv: sealResult(keyring, id, answer.authenticationValue),
  };
  return await store.saveEnd(db, { shard, id }, end);
}
