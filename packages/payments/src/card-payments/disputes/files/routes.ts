import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { type Id, newId, shardOf } from "../../../core/ids.ts";
import { forbidden } from "../../../core/refusals.ts";
import { Nothing } from "../../../parties/apps/schema.ts";
import { ofOne } from "../../../parties/merchants/roles/admit.ts";
import { getDisputeFor } from "../access.ts";
import {
  type FileType,
  isOfType,
  largestFileBytes,
  mostFiles,
  refusalToAnswer,
} from "../dispute.ts";
import { answeringRefusals, answeringRefusals as refusals } from "../refusals.ts";
import { FileBytes, FileContent, FileParams, fileTypes } from "../schema.ts";
import { lockDispute } from "../store.ts";
import { sendFile } from "./read.ts";
import { sealFile } from "./sealed.ts";
import { countOthers, removeFile, saveFile } from "./store.ts";

const { manyFiles, noFile, ...lateness } = answeringRefusals;

export function disputeFileRoutes(server: Server, context: Context): void {
  server.register(async (scope) => puttingRoute(scope, context));

  server.get(
    "/disputes/:id/files/:name",
    {
      schema: {
        summary: "Retrieve an evidence file",
        tags: ["Disputes"],
        "x-refusals": [forbidden],
        produces: [...fileTypes],
        params: FileParams,
        response: { 200: FileBytes },
      },
      config: { plain: true, personsMay: { act: "see", of: ofOne("disputes") } },
    },
    async ({ params: { id, name }, identity: { callerId } }, reply) => {
      await getDisputeFor(context, { disputeId: id, callerId });
      return await sendFile(context, { disputeId: id, name }, reply);
    },
  );

  server.delete(
    "/disputes/:id/files/:name",
    {
      schema: {
        summary: "Delete an evidence file",
        tags: ["Disputes"],
        "x-refusals": Object.values(lateness),
        params: FileParams,
        response: { 204: Nothing },
      },
      config: { personsMay: { act: "handle", of: ofOne("disputes") } },
    },
    async ({ params: { id, name }, identity: { callerId } }, reply) => {
      await deleteFile(context, { disputeId: id, callerId, name });
      return reply.code(204).send(null);
    },
  );
}

/** The body parsers of this route must not apply to others. */
function puttingRoute(scope: Server, context: Context): void {
  const whole = { parseAs: "buffer", bodyLimit: largestFileBytes } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...fileTypes], whole, (_request, body, done) => done(null, body));
  scope.put(
    "/disputes/:id/files/:name",
    {
      bodyLimit: largestFileBytes,
      schema: {
        summary: "Upload an evidence file",
        tags: ["Disputes"],
        consumes: [...fileTypes],
        "x-refusals": Object.values(answeringRefusals),
        params: FileParams,
        body: FileContent,
        response: { 204: Nothing },
      },
      config: { personsMay: { act: "handle", of: ofOne("disputes") } },
    },
    async ({ params: { id, name }, headers, body, identity: { callerId } }, reply) => {
      const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() as FileType;
      const content = Buffer.isBuffer(body) ? body : undefined;
      await putFile(context, { disputeId: id, callerId, name, type, content });
      return reply.code(204).send(null);
    },
  );
}

interface FileKey {
  disputeId: Id;
  callerId: Id;
  name: string;
}

interface PutInput extends FileKey {
  type: FileType;
  content: Buffer | undefined;
}

async function putFile(
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

async function deleteFile(
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
