import type { Json } from "@frontdesk/payments/test/shop";
import fc from "fast-check";
import { faultOf, secretIn, secretsOf } from "./judge.ts";
import { isEnding, type Operation, operationsOf } from "./operations.ts";
import { type Asker, type Request, requestsOf } from "./requests.ts";
import type { Target } from "./target.ts";

export interface Round {
  target: Target;
  seed: number;
  times: number;
  until: number;
  count(operation: Operation, status: number): void;
}

export async function runRound(round: Round): Promise<string[]> {
  const { target, seed, until } = round;
  const wrong: string[] = [];
  for (const operation of shuffled(operationsOf(target.document), seed)) {
    if (Date.now() > until) break;
    await target.revive();
    const match = await tryOut(operation, round);
    if (match !== undefined) wrong.push(`${target.name}: ${operation.name} ${match}`);
  }
  const matches = await target.reconcile();
  for (const one of matches) wrong.push(`${target.name}: reconcile found ${JSON.stringify(one)}`);
  return [...wrong, ...loggedFaults(target)];
}

/** Removing operations come last. */
function shuffled(operations: readonly Operation[], seed: number): Operation[] {
  const order = (operation: Operation) =>
    (isEnding(operation) ? 2 ** 33 : 0) + mixed(operation, seed);
  return operations.toSorted((one, other) => order(one) - order(other));
}

/** FNV-1a. */
function mixed({ name }: Operation, seed: number): number {
  const mix = (sum: number, sign: string) => Math.imul(sum ^ sign.charCodeAt(0), 0x01000193);
  return [...name].reduce(mix, seed ^ 0x811c9dc5) >>> 0;
}

async function tryOut(
  operation: Operation,
  { target, seed, times, count }: Round,
): Promise<string | undefined> {
  const { document, pool } = target;
  let last: { request: Request; fault: string } | undefined;
  const property = fc.asyncProperty(requestsOf(operation, pool), async (request) => {
    const reply = await target.ask(operation, request);
    count(operation, reply.status);
    if (reply.status < 300) {
      pool.learn(reply.body as Json, operation.path);
      for (const secret of secretsOf(reply.body as Json)) target.given.add(secret);
    }
    const secrets = secretsFor(request.asker, target);
    const fault = faultOf(document, operation, { url: request.url, reply, secrets });
    if (fault === undefined) return true;
    last = { request, fault };
    return false;
  });
  const limits = { numRuns: times, interruptAfterTimeLimit: 15_000 };
  const outcome = await fc.check(property, { seed: mixed(operation, seed), ...limits });
  if (outcome.errorInstance instanceof Error && last === undefined) {
    const [request] = outcome.counterexample ?? [];
    return `threw ${outcome.errorInstance.stack}, asked with ${show(request)}`;
  }
  if (last === undefined) return undefined;
  const why = target
    .logged()
    .split("\n")
    .findLast((line) => line.includes('"level":"error"'));
  return `${last.fault}\n  asked with ${show(last.request)}\n  logged ${why?.slice(0, 2_000)}`;
}

function secretsFor(asker: Asker, { secrets, secretsOfOther }: Target): Iterable<string> {
  return asker === "other" ? secrets : [...secrets, ...secretsOfOther];
}

function show(request: Request | undefined): string {
  return JSON.stringify(request, (_name, value) =>
    typeof value === "string" && value.length > 500 ? `${value.slice(0, 500)}…` : value,
  );
}

function loggedFaults({ name, logged, secrets, secretsOfOther, given }: Target): string[] {
  const lines = logged();
  const secret = secretIn(lines, [...secrets, ...secretsOfOther, ...given]);
  const failed = lines.split("\n").filter((line) => line.includes('"level":"error"'));
  const errors = new Map(
    failed.map((line) => [/"message":"[^"]*"/.exec(line)?.[0], line]),
  ).values();
  return [
    ...(secret === undefined ? [] : [`${name}: the log told ${secret}`]),
    ...[...errors].map((line) => `${name}: logged ${line.slice(0, 1_000)}`),
  ];
}
