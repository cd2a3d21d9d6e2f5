import { setTimeout as wait } from "node:timers/promises";
import {
  basic,
  type Json,
  makePayment,
  type Sender,
  type Shop,
  send,
} from "@frontdesk/payments/test/shop";
import { isOperators, operatorKey, replyOf } from "@frontdesk/platform/test/harness";
import type { Premises } from "../whole.ts";

export function senderAt({ ports }: Premises): Sender {
  return {
    send: async (route, { key, body, headers = {} } = {}) => {
      const [method = "GET", path = ""] = route.split(" ");
      const location = isOperators(route) ? "OPERATOR" : "PAYMENTS";
      const answer = await fetch(`http://127.0.0.1:${ports[location]}${path}`, {
        method,
        headers: {
          accept: "application/json",
          ...(key !== undefined && { authorization: basic(key) }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return replyOf(answer.status, Object.fromEntries(answer.headers), await answer.text());
    },
  };
}

export interface Payer {
  /** 0: no answer. */
  statuses: Map<number, number>;
  errors: Set<string>;
  /** True if it answers within half a minute. */
  goesOn(): Promise<boolean>;
  forget(before: number): void;
  judge(log: (line: string) => void): Promise<string[]>;
  end(): Promise<void>;
}

const payments = 60;
const capturesOfOne = 100;

export async function createPayer(sender: Sender, { key, merchant }: Shop): Promise<Payer> {
  const ids: string[] = [];
  for (let n = 0; n < payments; n += 1) ids.push(await makePayment(sender, merchant));
  const ended = new AbortController();
  const payer = { statuses: new Map<number, number>(), errors: new Set<string>() };
  let turns = 0;
  let least: number | undefined;
  async function capture(): Promise<void> {
    const id = ids[Math.floor(turns / capturesOfOne) % ids.length]!;
    turns += 1;
    const input = { key, body: { amount: 1 } };
    const unheard = () => ({ status: 0, text: "" });
    const heard = await send(sender, `POST /transactions/${id}/captures`, input).catch(unheard);
    const { status, text } = heard;
    payer.statuses.set(status, (payer.statuses.get(status) ?? 0) + 1);
    if (status === 500 && !text.includes("outcome_unknown")) payer.errors.add(text);
  }
  const callers = Array.from({ length: 8 }, async () => {
    while (!ended.signal.aborted) {
      await capture();
      await wait(20);
    }
  });
  return {
    ...payer,
    goesOn: async () => {
      const before = payer.statuses.get(201) ?? 0;
      for (let waits = 0; waits < 60; waits += 1) {
        if ((payer.statuses.get(201) ?? 0) > before + callers.length) return true;
        await wait(500);
      }
      return false;
    },
    forget: (before) => {
      least = before;
    },
    judge: async (log) => {
      const visible = ids.map((id) => send<Json>(sender, `GET /transactions/${id}`, { key }));
      const all = await Promise.all(visible);
      const there = all.reduce((sum, { body }) => sum + body.transaction.capturedAmount, 0);
      return judged(payer, { there, least }, log);
    },
    end: async () => {
      ended.abort();
      await Promise.all(callers);
    },
  };
}

const unknown = [0, 500, 502, 503, 504];

function judged(
  { statuses, errors }: Pick<Payer, "statuses" | "errors">,
  { there, least }: { there: number; least: number | undefined },
  log: (line: string) => void,
): string[] {
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  log(`${counts}; ${there} captured`);
  const heard = statuses.get(201) ?? 0;
  const doubts = unknown.reduce((sum, one) => sum + (statuses.get(one) ?? 0), 0);
  const isThere = there >= (least ?? heard) && there <= heard + doubts;
  return [
    ...[...errors].map((text) => `an internal error: ${text}`),
    ...(isThere ? [] : [`${least ?? heard} captures were answered, and ${there} are there`]),
  ];
}

export async function reconciled(sender: Sender): Promise<string[]> {
  const findings: Json[] = [];
  for (const location of ["payments", "scheduling"] as const) {
    const proof = `POST /${location}/operator/reconciliations` as const;
    findings.push(...(await send<Json>(sender, proof, { key: operatorKey })).body.findings);
  }
  return findings.map((finding) => `reconcile found ${JSON.stringify(finding)}`);
}
