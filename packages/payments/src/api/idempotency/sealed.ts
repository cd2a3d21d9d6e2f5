import type { Answer } from "@frontdesk/platform/idempotency/answer";
import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { acrossShards } from "../../core/store.ts";
import {
  countAnswers,
  type Handle,
  lockAnswers,
  type SealedAnswer,
  updateAnswers,
} from "./store.ts";

const purpose = "idempotency";

export function sealedAnswer(
  keyring: Keyring,
  { hash }: Handle,
  { status, headers, body }: Answer<unknown>,
): SealedAnswer {
  const context = hash.toString("hex");
  const sealed = seal(keyring, { purpose, context }, JSON.stringify(body));
  return { status, ...(headers && { headers }), sealed };
}

export function openAnswer(keyring: Keyring, { hash }: Handle, sealed: string): string | undefined {
  return open(keyring, { purpose, context: hash.toString("hex") }, sealed)?.toString("utf8");
}

export const sealedAnswers: SealedColumn = {
  name: "payments.idempotency.sealed",
  purpose,
  count: countAnswers,
  lock: acrossShards(lockAnswers),
  update: updateAnswers,
};
