import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { askingPerson } from "../gateway/own-page.ts";
import { connectWaiting } from "./connect.ts";
import { findOwn, type Own } from "./own.ts";
import {
  fillingRefusals,
  fillingRefusals as refusals,
  stepsRefusals,
  workspaceRefusals,
} from "./refusals.ts";
import {
  CreatedWorkspace,
  type DeskWorkspace,
  FilledWith,
  NewWorkspace,
  WorkspaceList,
  WorkspacePath,
  WorkspaceQuery,
  type WorkspaceZone,
} from "./schema.ts";
import { saveDismissal, saveFilling, saveWorkspace, withFirstSteps } from "./store.ts";

// Time for three months of demo data.
const fillingMs = 5 * 60_000;

export function workspaceRoutes(server: Server, context: Context): void {
  const { db, now } = context;
  const asking = async (request: FastifyRequest): Promise<Asker> => ({
    person: await askingPerson(context, request),
    address: request.ip,
  });

  const tags = ["Places"];
  const listed = {
    tags,
    operationId: "listPlaces",
    summary: "List the person's workspaces",
    querystring: WorkspaceQuery,
    response: { 200: WorkspaceList },
  };
  server.get("/api/places", { schema: listed }, async (request) => {
    const asker = await asking(request);
    const own = await findOwn(context, asker);
    await connectWaiting(context, asker, own);
    return await pageOf(db, own, { timezone: request.query.timezone, now: now() });
  });

  const created = {
    tags,
    operationId: "createPlace",
    summary: "Link a merchant and an account to a workspace",
    "x-refusals": Object.values(workspaceRefusals),
    body: NewWorkspace,
    response: { 201: CreatedWorkspace },
  };
  server.post("/api/places", { schema: created }, async (request, reply) => {
    const asker = await asking(request);
    const { name, merchantId, accountId } = request.body;
    if (!(await ownsBoth(context, asker, { merchantId, accountId }))) {
      throw workspaceRefusals.notOwner();
    }
    const [id, createdBy] = [randomUUID(), asker.person.personId];
    const workspace = { id, name, merchantId, accountId, connectAt: null, madeBy: createdBy };
    await atomically(db, (db) => saveWorkspace(db, { ...workspace, now: now() }));
    return reply.code(201).send({ id });
  });

  const steps = {
    tags,
    operationId: "dismissFirstSteps",
    summary: "Dismiss the first steps of a workspace",
    "x-refusals": Object.values(stepsRefusals),
    params: WorkspacePath,
    response: { 204: Type.Null() },
  };
  server.delete("/api/places/:id/first-steps", { schema: steps }, async (request, reply) => {
    await dismissSteps(context, await asking(request), request.params.id);
    return reply.code(204).send(null);
  });

  const filling = {
    tags,
    operationId: "fillPlace",
    summary: "Add demo data to a workspace, once; owner only",
    "x-refusals": Object.values(fillingRefusals),
    params: WorkspacePath,
    response: { 201: FilledWith },
  };
  const unhurried = { schema: filling, handlerTimeout: fillingMs };
  server.post("/api/places/:id/demo", unhurried, async (request, reply) => {
    const asker = await asking(request);
    return reply.code(201).send(await fillForOwner(context, asker, request.params.id));
  });
}

/** A merchant alone has the reader's zone. */
async function pageOf(
  db: Database,
  { places, away }: Own,
  { timezone, now }: { timezone: string | undefined; now: Date },
) {
  const steps = await withFirstSteps(
    db,
    places.map((workspace) => ({ id: workspace.id, ...sidesOf(workspace) })),
  );
  const begun = new Set(steps.map(({ id }) => id));
  const zoned = places.map((workspace) => {
    const zone = zoneAmong([workspace.account?.iana, timezone], now);
    return { ...workspace, zone, firstSteps: begun.has(workspace.id) };
  });
  return { now: now.toISOString(), places: zoned, away };
}

async function ownsBoth(
  context: Context,
  asker: Asker,
  { merchantId, accountId }: { merchantId: string; accountId: number },
): Promise<boolean> {
  const { merchants } = await findOwn(context, asker);
  if (merchants.find(({ id }) => id === merchantId)?.role !== "owner") return false;
  const url = `/v1/accounts/${accountId}`;
  const answer = await askAs(context, asker, { aud: "scheduling", method: "GET", url });
  if (answer?.status !== 200) return false;
  const { owner } = answer.body as { owner: { email: string } };
  return owner.email.toLowerCase() === asker.person.email.toLowerCase();
}

const sidesOf = ({ merchant, account }: Pick<DeskWorkspace, "merchant" | "account">) => ({
  merchantId: merchant?.id ?? null,
  accountId: account?.id ?? null,
});

async function dismissSteps(context: Context, asker: Asker, workspaceId: string): Promise<void> {
  const { places } = await findOwn(context, asker);
  const workspace = places.find(({ id }) => id === workspaceId);
  if (workspace === undefined) throw stepsRefusals.notFound();
  const { merchant, account } = workspace;
  const isOwner = merchant?.role === "owner" || account?.isAdministrator === true;
  if (!isOwner) throw stepsRefusals.notOwner();
  await saveDismissal(context.db, { ...sidesOf(workspace), now: context.now() });
}

/* Demo data. The program that starts the desk provides the function. */
async function fillForOwner(
  context: Context,
  asker: Asker,
  workspaceId: string,
): Promise<{ bookings: number; payments: number }> {
  const { places } = await findOwn(context, asker);
  const workspace = places.find(({ id }) => id === workspaceId);
  if (workspace === undefined || context.fillWorkspace === undefined) throw refusals.notFound();
  const { merchant, account } = workspace;
  const isOwner = (merchant?.role ?? "owner") === "owner" && account?.isOwner !== false;
  if (!isOwner) throw refusals.notOwner();
  if (merchant?.test === false) throw refusals.live();
  const sides = sidesOf(workspace);
  const ownerId = asker.person.personId;
  await atomically(context.db, async (db) => {
    const now = context.now();
    if (!(await saveFilling(db, { ...sides, by: ownerId, now }))) throw refusals.filled();
    await saveDismissal(db, { ...sides, now });
  });
  return await context.fillWorkspace({ workspaceId, ownerId, ...sides });
}

// Browsers may have other zone data.

/** Payments may be years old, appointments a year ahead. */
const reach = { back: { years: 10 }, ahead: { years: 3 } };

/** Else UTC. */
export function zoneAmong(
  names: readonly (string | undefined)[],
  now: Date,
): Static<typeof WorkspaceZone> {
  const zones = names.flatMap((name) => zoneNamed(name, now) ?? []);
  const at = zones[0] ?? zoneNamed("UTC", now)!;
  const until = at.add(reach.ahead);
  const transitions: Static<typeof WorkspaceZone>["transitions"] = [];
  let each: Temporal.ZonedDateTime | null = at.subtract(reach.back);
  while (each !== null && Temporal.ZonedDateTime.compare(each, until) <= 0) {
    const offset = Math.round(each.offsetNanoseconds / 60e9);
    transitions.push({ at: new Date(each.epochMilliseconds).toISOString(), offset });
    each = each.getTimeZoneTransition("next");
  }
  return { iana: at.timeZoneId, transitions };
}

function zoneNamed(name: string | undefined, now: Date): Temporal.ZonedDateTime | undefined {
  // Temporal accepts offsets as zones.
  if (name === undefined || !/^[a-z][a-z0-9_+/-]{0,63}$/i.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(name);
  } catch {
    return undefined;
  }
}
