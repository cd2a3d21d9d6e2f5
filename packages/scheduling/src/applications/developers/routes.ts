/* Screens of a service without a desk; the desk has its own screens. */

import { entered } from "@frontdesk/people/pages/form";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import type { Context } from "../../core/context.ts";
import { mostOwn } from "../../core/limits.ts";
import { deleteApplication, registerApplication } from "../oauth/applications/register.ts";
import {
  countApplications,
  findOwnApplication,
  listApplications,
} from "../oauth/applications/store.ts";
import { endGrants } from "../oauth/grants/end.ts";
import { listAllowed } from "../oauth/grants/store.ts";
import { checkConfirmed, idFrom, showAt, takeAt, type Visit } from "../pages.ts";
import { pageRefusals } from "../refusals.ts";
import { endPersonalTokens } from "../tokens/end.ts";
import { listPersonalTokens } from "../tokens/store.ts";
import { emptyApplicationDraft, readDraft, redirectsIn } from "./form.ts";
import { developersPage, newApplicationPage, registeredPage } from "./page.ts";

/** Mails and consent pages link to the second and third. */
const addresses = ["/developers", "/me/applications", "/developers/tokens"];

export function developerPages(server: Server, context: Context): void {
  for (const path of addresses) showAt(server, context, [path, (visit) => show(context, visit)]);
  showAt(server, context, [
    "/developers/applications/new",
    async (visit) =>
      context.people.show(visit.reply, newApplicationPage(emptyApplicationDraft, visit)),
  ]);
  takeAt(server, context, ["/developers/applications", (visit) => register(context, visit)]);
  const deletion = "/developers/applications/:id/delete";
  takeAt(server, context, [deletion, (visit) => remove(context, visit)]);
  takeAt(server, context, ["/me/applications", (visit) => endAccess(context, visit)]);
  takeAt(server, context, ["/developers/tokens/revoke", (visit) => endTokens(context, visit)]);
}

async function show({ db, now, people }: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply, userId } = visit;
  const access = {
    applications: await listApplications(db, userId),
    allowed: await listAllowed(db, { userId, now: now() }),
    tokens: await listPersonalTokens(db, userId),
  };
  return people.show(reply, developersPage(access, entered(request.query, "told"), visit));
}

async function register(context: Context, visit: Visit): Promise<FastifyReply> {
  checkConfirmed(visit);
  const { request, reply, userId: ownerId } = visit;
  const { db, people, settings } = context;
  const draft = readDraft(request.body);
  if (Object.keys(draft.problems).length > 0) {
    return people.show(reply, newApplicationPage(draft, visit));
  }
  if ((await countApplications(db, ownerId)) >= mostOwn) throw pageRefusals.tooMany();
  const { problems: _none, redirects: _text, ...fields } = draft;
  const redirectUrls = redirectsIn(draft);
  const registered = await registerApplication(context, { ...fields, ownerId, redirectUrls });
  return people.show(reply, registeredPage(registered, settings.publicUrl, visit));
}

async function remove(context: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply, userId: ownerId } = visit;
  const id = idFrom((request.params as { id: string }).id);
  if ((await findOwnApplication(context.db, { id, ownerId })) === undefined) {
    throw pageRefusals.noPage();
  }
  await deleteApplication(context, id);
  return reply.redirect("/developers?told=deleted", 303);
}

async function endAccess(context: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply, userId } = visit;
  const chosen = entered(request.body, "application");
  await endGrants(context, {
    userId,
    ...(chosen !== "all" && { applicationId: idFrom(chosen) }),
  });
  return reply.redirect("/me/applications?told=ended", 303);
}

async function endTokens(context: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply, userId } = visit;
  const chosen = entered(request.body, "id");
  const which = { userId, ...(chosen !== "all" && { id: idFrom(chosen) }) };
  const hasEnded = await endPersonalTokens(context, which);
  if (chosen !== "all" && !hasEnded) throw pageRefusals.noPage();
  return reply.redirect("/developers/tokens?told=revoked", 303);
}
