/* Each service decides about access; an unreachable one does not stop the other. */
import type { Server } from "@frontdesk/server/server";
import { answerWithStream, streamType } from "@frontdesk/server/stream";
import type { Context } from "../context.ts";
import { askingPerson } from "../gateway/own-page.ts";
import { gatewayRefusals, notForwarded } from "../gateway/refusals.ts";
import { readCursor } from "./cursor.ts";
import { LiveQuery, LiveStream } from "./schema.ts";
import { findSources } from "./sources.ts";
import { tell } from "./tell.ts";

export function liveRoutes(server: Server, context: Context): void {
  const { people } = context;
  const { away } = gatewayRefusals;
  const schema = {
    tags: ["Places"],
    operationId: "getStream",
    summary: "Stream a workspace's changes",
    "x-refusals": [notForwarded, away],
    produces: [streamType],
    querystring: LiveQuery,
    response: { 200: LiveStream },
  };
  server.get("/api/stream", { schema, config: { plain: true } }, async (request, reply) => {
    const person = await askingPerson(context, request);
    const asker = { person, address: request.ip };
    const { place: workspaceId } = request.query;
    const cursor = readCursor([request.headers["last-event-id"]].flat()[0]);
    const liveSources = await findSources(context, asker, { workspaceId, cursor });
    return answerWithStream(reply, {
      who: `person ${person.personId} place ${workspaceId}`,
      caller: `person ${person.personId}`,
      isAllowed: async () => (await people.sessionFactsOf(person)) !== undefined,
      tell: (listener) => tell(context, asker, { ...listener, sources: liveSources }),
    });
  });
}
