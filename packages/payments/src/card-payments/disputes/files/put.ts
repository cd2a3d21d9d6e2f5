import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../../core/context.ts";
import { type Id, newId, shardOf } from "../../../core/ids.ts";
import { getDisputeFor } from "../access.ts";
import { type FileType, isOfType, mostFiles, refusalToAnswer } from "../dispute.ts";
import { answeringRefusals as refusals } from "../refusals.ts";
import { lockDispute } from "../store.ts";
import { sealFile } from "./sealed.ts";
import { countOthers, removeFile, saveFile } from "./store.ts";

export interface FileKey {
  disputeId: Id;
  callerId: Id;
  name: string;
}

export interface PutInput extends FileKey {
  type: FileType;
  content: Buffer | undefined;
}

export async function putFile(
  context: Pick<Context, "db" | "now" | "keyring">,
  { disputeId, callerId, name, type, content }: PutInput,
): Promise<void> {
  const { merchantId } = await getDisputeFor(context, { disputeId, callerId });
  if (content === undefined || !isOfType(content, type)) throw invalid([refusals.noFile()]);
  const shard = shardOf(disputeId);
  const id = newId(shard);
  const file = { shard, id, merchantId, disputeId, name, type, bytes: content.length };
  const sealed = sealFile(context.keyring, id, content);
  await whileAnswerable(context, disputeId, async (db) => {
    if ((await countOthers(db, { disputeId, name })) >= mostFiles) throw refusals.manyFiles();
    await saveFile(db, { ...file, ...sealed });
  });
}

export async function deleteFile(
  context: Pick<Context, "db" | "now">,
  { disputeId, callerId, name }: FileKey,
): Promise<void> {
  await getDisputeFor(context, { disputeId, callerId });
  await whileAnswerable(context, disputeId, async (db) => {
    if (!(await removeFile(db, { disputeId, name }))) throw refusals.notFound();
  });
}

async function whileAnswerable(
  { db, now }: Pick<Context, "db" | "now">,
  disputeId: Id,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await atomically(db, async (db) => {
    const dispute = await lockDispute(db, disputeId);
    if (dispute === undefined) throw refusals.notFound();
    const refusal = refusalToAnswer(dispute, now());
    if (refusal !== undefined) throw refusal;
    await work(db);
  });
}
