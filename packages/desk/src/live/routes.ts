/* Each service decides about access; if one cannot be reached, the other continues. */
import type { Server } from "@frontdesk/server/server";
import { answerWithStream, type Listener, streamType, written } from "@frontdesk/server/stream";
import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { askingPerson } from "../gateway/own-page.ts";
import { gatewayRefusals, notForwarded } from "../gateway/refusals.ts";
import { findOwn, type Own } from "../workspaces/own.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { FollowError, follow, type LiveSignal, type LiveSource } from "./follow.ts";
import { LiveQuery, LiveStream } from "./schema.ts";

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

async function findSources(
  context: Context,
  asker: Asker,
  { workspaceId, cursor }: { workspaceId: string; cursor: Cursor },
): Promise<LiveSource[]> {
  const own = await findOwn(context, asker);
  const { merchantId, accountId } = partsOf(own, workspaceId);
  const [missing] = own.away;
  if (merchantId === undefined && accountId === undefined) {
    throw missing === undefined ? notForwarded() : gatewayRefusals.away(missing);
  }
  const existing = own.accounts.find(({ id }) => id === accountId)?.subdomain;
  const payments: LiveSource = {
    side: "payments",
    locate: async () => `/merchants/${merchantId}/events/stream`,
    lastId: cursor.payments,
  };
  const scheduling: LiveSource = {
    side: "scheduling",
    locate: async () => {
      const subdomain = existing ?? (await findSubdomain(context, asker, accountId!));
      return `/v1/${subdomain}/changes/stream`;
    },
    lastId: cursor.scheduling,
  };
  return [
    ...(merchantId === undefined ? [] : [payments]),
    ...(accountId === undefined ? [] : [scheduling]),
  ];
}

function partsOf(
  { places, rows, away }: Own,
  workspaceId: string,
): { merchantId: string | undefined; accountId: number | undefined } {
  const workspace = places.find(({ id }) => id === workspaceId);
  const row = workspace && rows.find(({ id }) => id === workspaceId);
  const unseen = {
    merchantId: away.includes("payments") ? row?.merchantId : undefined,
    accountId: away.includes("scheduling") ? row?.accountId : undefined,
  };
  return {
    merchantId: workspace?.merchant?.id ?? unseen.merchantId ?? undefined,
    accountId: workspace?.account?.id ?? unseen.accountId ?? undefined,
  };
}

async function findSubdomain(context: Context, asker: Asker, accountId: number): Promise<string> {
  const url = `/v1/accounts/${accountId}`;
  const answer = await askAs(context, asker, { aud: "scheduling", method: "GET", url });
  if (answer?.status !== 200) throw new FollowError(answer?.status ?? 503);
  return (answer.body as { subdomain: string }).subdomain;
}

/** Streams until one service refuses access or the session ends. */
async function tell(
  context: Context,
  { person, address }: Asker,
  { sources, ...listener }: Listener & { sources: readonly LiveSource[] },
): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([listener.signal, ending.signal]);
  const forget = context.sessions.follow(person.sessionId, () => ending.abort());
  let cursor: Cursor = Object.fromEntries(sources.map(({ side, lastId }) => [side, lastId]));
  const tellSource = async (followed: LiveSource) => {
    const { side } = followed;
    for await (const liveSignal of follow(context, { person, address }, { ...followed, signal })) {
      if (liveSignal.event === "hint") cursor = { ...cursor, [side]: liveSignal.id };
      if (liveSignal.event === "open" && liveSignal.gap) cursor = { ...cursor, [side]: undefined };
      await listener.send(written({ id: writeCursor(cursor), ...messageOf(followed, liveSignal) }));
    }
  };
  try {
    await Promise.race(sources.map(tellSource));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    forget();
    ending.abort();
  }
}

function messageOf(
  { side: of }: LiveSource,
  liveSignal: LiveSignal,
): { type: string; body: string } {
  if (liveSignal.event === "hint") return { type: of, body: JSON.stringify(liveSignal.hint) };
  const { event: type, ...rest } = liveSignal;
  return { type, body: JSON.stringify({ of, ...rest }) };
}
