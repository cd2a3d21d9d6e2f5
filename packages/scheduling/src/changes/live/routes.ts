import { EventEmitter, on } from "node:events";
import type { Server } from "@frontdesk/server/server";
import { answerWithStream, type Listener, streamType, written } from "@frontdesk/server/stream";
import type { StreamOwner } from "@frontdesk/server/stream-limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { refuseInOurWords } from "../../core/limits.ts";
import { readOwnChanges } from "../../core/own.store.ts";
import { AccountPath } from "../../core/paths.ts";
import { includes, type RightNoun, type Scope } from "../../core/rights.ts";
import { actorOf, isStillLetIn, onlyOf } from "../../parties/identity/identity.ts";
import type { Account, Caller } from "../../parties/identity/store.ts";
import type { RecordedKind } from "../outbox/store.ts";
import type { Live, SeenChanges } from "./live.ts";
import { HintStream } from "./schema.ts";
import type { Hint } from "./store.ts";

export function liveRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/changes/stream",
    {
      schema: {
        tags: ["Changes"],
        summary: "Stream an account's changes",
        produces: [streamType],
        params: AccountPath,
        response: { 200: HintStream },
      },
      config: { persons: true, scope: "bookings:read", plain: true, own: "filtered" },
    },
    async (request, reply) => {
      const { account, headers } = request;
      const heard = Number(headers["last-event-id"]);
      const hasHeard = Number.isSafeInteger(heard) && heard > 0;
      return stream(context, reply, hasHeard ? heard : await context.live.seenNow(account.id));
    },
  );
}

function stream(context: Context, reply: FastifyReply, from: SeenChanges | number): FastifyReply {
  const { request } = reply;
  try {
    return answerWithStream(reply, {
      ...ownerOf(request),
      isAllowed: () => isStillLetIn(context, request),
      tell: (listener) =>
        tellHints(context.live, {
          ...listener,
          whose: request,
          from,
          sees: (hints) => visibleIn(context, request, hints),
        }),
    });
  } catch (error) {
    return refuseInOurWords(error);
  }
}

function ownerOf({ account, caller }: FastifyRequest): Omit<StreamOwner, "address"> {
  const { userId, applicationId } = caller;
  return {
    who: `account ${account.id} user ${userId} application ${applicationId}`,
    caller: `user ${userId}`,
    ...(applicationId !== null && { application: String(applicationId) }),
  };
}

interface Ear extends Listener {
  readonly whose: { readonly account: Account; readonly caller: Caller };
  sees(hints: readonly Hint[]): Promise<Hint[]>;
  from: SeenChanges | number;
}

async function tellHints(live: Live, ear: Ear): Promise<void> {
  const { from, signal, whose } = ear;
  const { id: accountId } = whose.account;
  const seenChanges =
    typeof from === "number" ? await catchUp(live, ear, from) : await begin(ear, from);
  const changes = new EventEmitter();
  const stop = live.listen(accountId, seenChanges, (hints) => changes.emit("hints", hints));
  try {
    for await (const [hints] of on(changes, "hints", { signal })) await say(ear, hints as Hint[]);
  } finally {
    stop();
  }
}

/** An id before the first event lets a lost stream resume. */
async function begin({ send }: Ear, seenChanges: SeenChanges): Promise<SeenChanges> {
  await send(`id: ${Math.max(seenChanges.through, ...seenChanges.ids)}\n\n`);
  return seenChanges;
}

async function catchUp(live: Live, ear: Ear, entryId: number): Promise<SeenChanges> {
  const past = live.since(ear.whose.account.id, entryId);
  for (;;) {
    const { done, value } = await past.next();
    if (done === true || ear.signal.aborted) return value as SeenChanges;
    await say(ear, value);
  }
}

async function say({ sees, send }: Ear, hints: readonly Hint[]): Promise<void> {
  await send((await sees(hints)).map(write).join(""));
}

async function visibleIn(
  context: Context,
  request: FastifyRequest,
  hints: readonly Hint[],
): Promise<Hint[]> {
  const { userId } = request.caller;
  const isOfCaller = ({ kind, subjectId }: Hint) => kind === "user" && subjectId === userId;
  // New rights apply to changes from then on, before the stream's next regular check.
  if (hints.some(isOfCaller) && !(await isStillLetIn(context, request))) return [];
  const seen = hints.filter((hint) => maySee(request, hint));
  const only = onlyOf(actorOf(request));
  if (only === undefined || seen.length === 0) return seen;
  const isOwn = await readOwnChanges(context.db, only, seen);
  return seen.filter(
    (hint) => openKinds.has(hint.kind) || isOfCaller(hint) || isFeed(hint) || isOwn(hint),
  );
}

const isFeed = ({ kind }: Hint): boolean => kind === "feed";

/** Nothing about clients and appointments. */
const openKinds: ReadonlySet<string> = new Set<RecordedKind>([
  "account",
  "resource",
  "resource_type",
  "downtime_type",
  "service",
]);

function write({ id, kind: type, action, subjectId, at }: Hint): string {
  const body = JSON.stringify({ type, action, id: subjectId, at: momentOf(at) });
  return written({ id: String(id), type, body });
}

interface Sight {
  scope: Scope;
  noun?: RightNoun;
  forAdministrators?: boolean;
}

const sights: Readonly<Record<string, Sight>> = {
  account: { scope: "accounts:read" },
  booking: { scope: "bookings:read", noun: "bookings" },
  client: { scope: "clients:read", noun: "clients" },
  project: { scope: "projects:read", noun: "projects" },
  resource: { scope: "resources:read", noun: "resources" },
  resource_type: { scope: "resource_types:read" },
  downtime: { scope: "downtimes:read", noun: "bookings" },
  downtime_type: { scope: "downtimes:read", noun: "bookings" },
  service: { scope: "services:read", noun: "resources" },
  appointment: { scope: "appointments:read", noun: "bookings" },
  order: { scope: "orders:read", noun: "bookings" },
  booking_page: { scope: "services:read", forAdministrators: true },
  user: { scope: "users:read" },
  webhook: { scope: "webhooks:read", forAdministrators: true },
  feed: { scope: "calendars:read" },
  merchant: { scope: "accounts:read", forAdministrators: true },
} satisfies Record<RecordedKind, Sight>;

function maySee(
  { account, caller }: { account: Account; caller: Caller },
  { kind, creatorId }: Pick<Hint, "kind" | "creatorId">,
): boolean {
  const { scope, noun, forAdministrators } = sights[kind] ?? {};
  if (scope === undefined || !caller.scopes.includes(scope)) return false;
  if (account.isAdministrator) return true;
  if (forAdministrators === true) return false;
  if (kind === "feed") return creatorId === caller.userId;
  return noun === undefined || includes(account.rights[noun], "view");
}
