import { setTimeout as wait } from "node:timers/promises";
import type { KeyRotation } from "@frontdesk/payments-client/operator";
import type { Ask, PaymentsOperator } from "./operator.ts";

const pollMs = 1_000;

/** Starts or finds a rotation. It continues without this command. */
export async function rotateKeys(ask: Ask<PaymentsOperator>): Promise<string> {
  let text = await ask((operator) => operator.keyRotation.begin());
  let message = "";
  for (;;) {
    const { keyRotation } = JSON.parse(text) as { keyRotation: KeyRotation };
    if (keyRotation.state === "done") return text;
    const line = progress(keyRotation);
    if (line !== message) process.stderr.write(`${line}\n`);
    message = line;
    await wait(pollMs);
    text = await ask((operator) => operator.keyRotation.get());
  }
}

function progress({ state, waitingFor, columns }: KeyRotation): string {
  if (waitingFor.length > 0) return `waiting for ${waitingFor.join("; ")}`;
  if (state === "waiting") return "waiting for running work to end";
  const current = columns.find(({ done, total }) => !done && total !== null);
  const done = columns.filter((column) => column.done).length;
  const at = current && `, ${current.column}: ${current.seen} of ${current.total}`;
  return `${done} of ${columns.length} columns resealed${at ?? ""}`;
}
