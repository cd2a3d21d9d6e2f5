/* Stored first, each authorisation ends as a transaction or a reversal: no money moves without a
   transaction. */
import { atomically } from "@frontdesk/database/atomically";
import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { sealProof } from "../../acquiring/authorizations/sealed.ts";
import { requestReversal } from "../../acquiring/authorizations/store.ts";
import type {
  Acquirer,
  Approval,
  AuthorizationAnswer,
  AuthorizationQuestion,
} from "../../acquiring/port/acquirer.ts";
import type { Context } from "../../core/context.ts";
import { type Id, newId } from "../../core/ids.ts";
import { type NewOutcome, type OutcomeColumns, saveOutcomes } from "./outcome.store.ts";

export const acquirerWithinMs = 12_000;

export interface SettleInput {
  question: AuthorizationQuestion;
  acquirer: Acquirer;
  refused?: number | undefined;
  draft: Omit<OutcomeColumns, keyof OutcomeInput>;
}

type OutcomeInput = Pick<
  OutcomeColumns,
  | "state"
  | "transaction_id"
  | "error_code"
  | "approval_code"
  | "acquirer_reference"
  | "network_transaction_id"
  | "eci"
  | "cavv"
  | "directory_server_transaction_id"
>;

export interface SettledOutcome {
  /** Undefined: unknown, and a reversal follows. */
  transactionId: Id | undefined;
  /** Processing error; undefined for an approval. */
  error: number | undefined;
}

/** Runs in the outcome's transaction. */
export type Witness = (db: Database, outcome: SettledOutcome) => Promise<void>;

const unknown: SettledOutcome = { transactionId: undefined, error: 12 };

export async function settle(
  context: Context,
  input: SettleInput,
  witness?: Witness,
): Promise<SettledOutcome> {
  const { reference: id, shard } = input.question;
  const answer = await answerTo(context, input);
  if (answer === undefined) {
    // The reversal must not overtake the request.
    await requestReversal(context.db, { shard, id, dueAt: input.question.deadline });
    return unknown;
  }
  const outcome = columnsOf(context, answer, input);
  const result: SettledOutcome = {
    transactionId: outcome.transaction_id,
    error: outcome.error_code ?? undefined,
  };
  const saved = await save(context, { shard, id, outcome, result, witness });
  if (saved) return result;
  // Recovery gave up: the issuer needs the reversal after its approval.
  if (answer.approved) await requestReversal(context.db, { shard, id, dueAt: context.now() });
  return unknown;
}

async function answerTo(
  context: Context,
  input: SettleInput,
): Promise<AuthorizationAnswer | undefined> {
  const { refused } = input;
  return refused === undefined ? await ask(context, input) : { approved: false, error: refused };
}

async function ask(context: Context, input: SettleInput): Promise<AuthorizationAnswer | undefined> {
  const { question, acquirer } = input;
  const { reference: id, shard } = question;
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(giveUp, acquirerWithinMs, undefined).unref();
  const answering = acquirer.authorize(question).catch((error: unknown) => {
    context.log.warn({ err: error, authorizationId: id }, "the acquirer did not respond");
    return undefined;
  });
  const answer = await Promise.race([answering, late]);
  clearTimeout(timer);
  if (answer === undefined) void answering.then(reverseLateApproval);
  return answer;

  async function reverseLateApproval(answer: AuthorizationAnswer | undefined): Promise<void> {
    if (answer?.approved !== true) return;
    await requestReversal(context.db, { shard, id, dueAt: context.now() }).catch((error) =>
      context.log.error({ err: error, authorizationId: id }, "reversing a late approval failed"),
    );
  }
}

interface Saving {
  shard: number;
  id: Id;
  outcome: OutcomeColumns;
  result: SettledOutcome;
  witness: Witness | undefined;
}

async function save(context: Context, saving: Saving): Promise<boolean> {
  const { result, witness } = saving;
  if (witness === undefined) return await saveBatched(context.db, saving);
  return await atomically(context.db, async (db) => {
    const saved = await saveBatched(db, saving);
    if (saved) await witness(db, result);
    return saved;
  });
}

function columnsOf(
  { keyring }: Context,
  answer: AuthorizationAnswer,
  { draft, question }: SettleInput,
): OutcomeColumns {
  const transaction_id = newId(question.shard);
  const whole = { ...draft, ...proofColumns(keyring, question), transaction_id };
  if (answer.approved) return { ...whole, ...approvalColumns(answer, whole.eci) };
  return {
    ...whole,
    state: "declined",
    error_code: answer.error,
    approval_code: null,
    acquirer_reference: null,
    network_transaction_id: null,
    card_number_id: null,
    sealed: null,
  };
}

function proofColumns(keyring: Keyring, { reference, authentication }: AuthorizationQuestion) {
  if (authentication === undefined) {
    return { eci: null, cavv: null, directory_server_transaction_id: null };
  }
  const { eci, cavv, directoryServerTransactionId } = authentication;
  return {
    eci,
    cavv: sealProof(keyring, reference, cavv),
    directory_server_transaction_id: directoryServerTransactionId,
  };
}

function approvalColumns(approval: Approval, eci: string | null) {
  return {
    state: "approved" as const,
    error_code: null,
    approval_code: approval.approvalCode,
    acquirer_reference: approval.acquirerReference,
    network_transaction_id: approval.networkTransactionId,
    eci: approval.eci ?? eci,
  };
}

const saveBatched = batched({
  ask: saveOutcomes,
  orderOf: ({ shard }: NewOutcome) => shard,
  subjectOf: ({ id }) => id,
});
