/* Directory server and issuer of test merchants. Results go from server to server before the
   browser returns; browser data is never trusted. */
import { randomBytes, randomInt } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Logger } from "pino";
import type { Scenario } from "../../acquiring/port/scenario.ts";
import { type Scheme, schemeOf } from "../../acquiring/port/scheme.ts";
import type { DirectoryServer, EnrolledCard, TdsTimes } from "../tds/directory.ts";
import { newTransactionId, shardOfTransaction } from "../tds/ids.ts";
import {
  AReq,
  type ARes,
  type Erro,
  isMessage,
  messageVersion,
  type RRes,
} from "../tds/messages.ts";
import { currencyOfNumber } from "../tds/numbers.ts";
import { type IssuerAnswer, issuerCards } from "./cards.ts";
import { insertChallenge } from "./store.ts";

export interface IssuerParts {
  /** No transaction: an issuer's knowledge does not roll back. */
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly url: string;
  readonly times: TdsTimes;
  readonly deliver: (result: unknown) => Promise<RRes | Erro>;
}

export function createDirectory(parts: IssuerParts): DirectoryServer {
  const { url } = parts;
  return {
    requestor: {
      serverReference: "FRONTDESK-SIMULATED",
      acquirerBin: "410000",
      merchantCategory: "5999",
      // The simulated network runs in this process.
      resultsUrl: `${url}/issuer/results`,
    },
    async lookup(card) {
      const plan = planOf(card);
      if (plan === undefined) return undefined;
      const paths = { success: "/issuer/method", timeout: "/issuer/method/silent" };
      return plan.method === "unavailable" ? {} : { methodUrl: url + paths[plan.method] };
    },
    authenticate: (request, scenario) => authenticate(parts, request, scenario),
  };
}

async function authenticate(
  parts: IssuerParts,
  request: AReq,
  scenario: Scenario | undefined,
): Promise<ARes | Erro> {
  if (!isMessage(AReq, request)) return errorTo(request, "203", "a field is not valid");
  const plan = planOf({ number: request.acctNumber, scenario });
  if (plan === undefined) return errorTo(request, "305", "the card is not enrolled");
  if (plan.answer === "none") return errorTo(request, "402", "the issuer gave no answer");
  const { threeDSServerTransID, acctNumber } = request;
  const shard = shardOfTransaction(threeDSServerTransID);
  const ids = {
    threeDSServerTransID,
    dsTransID: newTransactionId(shard),
    acsTransID: newTransactionId(shard),
  };
  const answer: ARes = {
    messageType: "ARes",
    messageVersion,
    ...ids,
    dsReferenceNumber: "SIMULATED-DS",
    acsReferenceNumber: "SIMULATED-ACS",
    acsOperatorID: "SIMULATED-ISSUER",
    transStatus: plan.answer,
  };
  if (plan.answer !== "C") return { ...answer, ...proofOf(plan.answer, schemeOf(acctNumber)) };
  await remember(parts, { request, plan, ids });
  const acsURL = `${parts.url}/issuer/challenge`;
  return { ...answer, acsURL, acsChallengeMandated: "Y", authenticationType: "02" };
}

interface IssuerInput {
  request: AReq;
  plan: Plan;
  ids: { threeDSServerTransID: string; dsTransID: string; acsTransID: string };
}

async function remember({ db, now, times }: IssuerParts, { request, plan, ids }: IssuerInput) {
  await insertChallenge(db, {
    shard: shardOfTransaction(ids.acsTransID),
    id: ids.acsTransID,
    serverTransactionId: ids.threeDSServerTransID,
    directoryServerTransactionId: ids.dsTransID,
    messageCategory: request.messageCategory,
    notificationUrl: request.notificationURL,
    merchantName: request.merchantName,
    amount: Number(request.purchaseAmount),
    currency: currencyOfNumber(request.purchaseCurrency) ?? "",
    exponent: Number(request.purchaseExponent),
    last4: request.acctNumber.slice(-4),
    scheme: schemeOf(request.acctNumber) ?? "visa",
    code: String(randomInt(1_000_000)).padStart(6, "0"),
    automatic: plan.automatic ?? null,
    deadline: new Date(now().getTime() + times.issuerWithinMs),
  });
}

function errorTo(request: AReq, errorCode: Erro["errorCode"], errorDescription: string): Erro {
  return {
    messageType: "Erro",
    messageVersion,
    threeDSServerTransID: request.threeDSServerTransID,
    errorCode,
    errorComponent: errorCode === "402" ? "A" : "D",
    errorDescription,
    errorMessageType: "AReq",
  };
}

export interface Plan {
  answer: IssuerAnswer;
  method: "success" | "timeout" | "unavailable";
  automatic: "Y" | "A" | "N" | "U" | undefined;
}

type TdsScenario = NonNullable<Scenario["tds"]>;

const statuses = { authenticated: "Y", rejected: "R", unavailable: "U", attempted: "A" } as const;

/** Undefined for a card without enrolment. */
export function planOf({ number, scenario }: EnrolledCard): Plan | undefined {
  const card = issuerCards.find((issuerCard) => issuerCard.number === number);
  const method = scenario?.tds?.fingerprint ?? scenario?.fingerprint;
  if (card === undefined && scenario?.tds === undefined && method === undefined) return undefined;
  const tds = scenario?.tds ?? {};
  const answer = answerOf(tds, card?.answer ?? "Y");
  return {
    answer,
    method: method ?? (card?.hasMethod ? "success" : "unavailable"),
    automatic: answer === "C" ? automaticOf(tds) : undefined,
  };
}

function answerOf({ challenge, status }: TdsScenario, usual: IssuerAnswer): IssuerAnswer {
  if (challenge === true) return "C";
  if (status !== undefined) return statuses[status];
  return challenge === false && usual === "C" ? "Y" : usual;
}

function automaticOf({ status }: TdsScenario): Plan["automatic"] {
  if (status === undefined) return undefined;
  return status === "rejected" ? "N" : statuses[status];
}

const indicators = {
  visa: { Y: "05", A: "06", otherwise: "07" },
  mastercard: { Y: "02", A: "01", otherwise: "00" },
} as const;

export function proofOf(
  transStatus: string,
  scheme: Scheme = "visa",
): { eci: string; authenticationValue?: string; transStatusReason?: string } {
  if (transStatus === "Y" || transStatus === "A") {
    const authenticationValue = randomBytes(20).toString("base64");
    return { eci: indicators[scheme][transStatus], authenticationValue };
  }
  return { eci: indicators[scheme].otherwise, transStatusReason: reasons[transStatus] ?? "01" };
}

// Not authenticated, suspected fraud, technical problem.
const reasons: Readonly<Record<string, string>> = { N: "01", R: "11", U: "22" };
