import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/refusals.ts";
import { Nothing } from "../../../parties/apps/schema.ts";
import { ofOne } from "../../../parties/merchants/roles/admit.ts";
import { getDisputeFor } from "../access.ts";
import { type FileType, largestFileBytes } from "../dispute.ts";
import { answeringRefusals } from "../refusals.ts";
import { FileBytes, FileContent, FileParams, fileTypes } from "../schema.ts";
import { deleteFile, putFile } from "./put.ts";
import { sendFile } from "./read.ts";

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

/** Its body parsers must not apply to other routes. */
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
