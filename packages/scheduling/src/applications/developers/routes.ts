/* A person sees only their own applications; others answer 404. */

import { entered } from "@frontdesk/people/pages/form";
import { problemOfCode } from "@frontdesk/people/sign-in/step-up";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import type { Context } from "../../core/context.ts";
import { mostOwn } from "../../core/own.ts";
import type { Application } from "../oauth/applications/application.ts";
import { changeApplication } from "../oauth/applications/change.ts";
import {
  deleteApplication,
  registerApplication,
  rotateSecret,
} from "../oauth/applications/register.ts";
import {
  countApplications,
  findOwnApplication,
  listApplications,
} from "../oauth/applications/store.ts";
import { endGrants } from "../oauth/grants/end.ts";
import { listHolders } from "../oauth/grants/store.ts";
import { checkConfirmed, idFrom, showAt, takeAt, type Visit } from "../pages.ts";
import { pageRefusals } from "../refusals.ts";
import { type ApplicationDraft, emptyApplicationDraft, readDraft, redirectsIn } from "./form.ts";
import {
  applicationPage,
  applicationsPage,
  mostHolders,
  newApplicationPage,
  secretPage,
} from "./page.ts";

const one = "/developers/applications/:id";

export function developerPages(server: Server, context: Context): void {
  const { db, people } = context;
  showAt(server, context, [
    "/developers",
    async (visit) => {
      const { request, reply, userId } = visit;
      const word = entered(request.query, "told");
      return people.show(reply, applicationsPage(await listApplications(db, userId), word, visit));
    },
  ]);
  showAt(server, context, [
    "/developers/applications/new",
    async (visit) => people.show(visit.reply, newApplicationPage(emptyApplicationDraft, visit)),
  ]);
  takeAt(server, context, ["/developers/applications", (visit) => register(context, visit)]);

  showAt(server, context, [
    one,
    async (visit) => {
      const application = await ownApplication(context, visit);
      return await showApplication(context, { application, visit });
    },
  ]);
  takeAt(server, context, [one, (visit) => change(context, visit)]);
  takeAt(server, context, [`${one}/secret`, (visit) => renewSecret(context, visit)]);
  takeAt(server, context, [`${one}/end`, (visit) => endAccess(context, visit)]);
  takeAt(server, context, [`${one}/delete`, (visit) => remove(context, visit)]);
}

async function ownApplication({ db }: Context, { request, userId }: Visit): Promise<Application> {
  const { id } = request.params as { id: string };
  const application = await findOwnApplication(db, { id: idFrom(id), ownerId: userId });
  if (application === undefined) throw pageRefusals.noPage();
  return application;
}

async function showApplication(
  { db, now, limits, people, settings }: Context,
  {
    application,
    visit,
    draft,
    renewal,
  }: { application: Application; visit: Visit; draft?: ApplicationDraft; renewal?: string },
): Promise<FastifyReply> {
  const { id: applicationId, redirectUrls } = application;
  const { used } = await limits.look("requestsByApplication", String(applicationId));
  const renderedPage = applicationPage({
    application,
    draft: draft ?? { ...application, redirects: redirectUrls.join("\n"), problems: {} },
    ...(await listHolders(db, { applicationId, most: mostHolders, now: now() })),
    used,
    publicUrl: settings.publicUrl,
    word: entered(visit.request.query, "told"),
    proof: await people.stepUp(visit.person, ""),
    renewal,
    visit,
  });
  return people.show(visit.reply, renderedPage);
}

async function register(context: Context, visit: Visit): Promise<FastifyReply> {
  checkConfirmed(visit);
  const { request, reply, userId: ownerId } = visit;
  const { people } = context;
  const draft = readDraft(request.body);
  if (Object.keys(draft.problems).length > 0) {
    return people.show(reply, newApplicationPage(draft, visit));
  }
  if ((await countApplications(context.db, ownerId)) >= mostOwn) throw pageRefusals.tooMany();
  const { name, scopes, isConfidential, mayUsePasswords, accessSeconds } = draft;
  const { id, clientId, secret } = await registerApplication(context, {
    ownerId,
    name,
    redirectUrls: redirectsIn(draft),
    isConfidential,
    mayUsePasswords,
    scopes,
    accessSeconds,
  });
  if (secret === undefined) return reply.redirect(`/developers/applications/${id}`, 303);
  return people.show(reply, secretPage({ id, clientId, secret }, visit));
}

async function change(context: Context, visit: Visit): Promise<FastifyReply> {
  const application = await ownApplication(context, visit);
  const { id, isConfidential } = application;
  const draft = { ...readDraft(visit.request.body), isConfidential };
  if (Object.keys(draft.problems).length > 0) {
    return await showApplication(context, { application, visit, draft });
  }
  const { name, scopes, mayUsePasswords, accessSeconds } = draft;
  const redirectUrls = redirectsIn(draft);
  const fields = { name, redirectUrls, scopes, mayUsePasswords, accessSeconds };
  await changeApplication(context, id, fields);
  return visit.reply.redirect(`/developers/applications/${id}?told=saved`, 303);
}

async function problemOfRenewal(
  { people }: Context,
  { person, request }: Visit,
): Promise<string | undefined> {
  const proof = await people.stepUp(person, entered(request.body, "code"));
  if (proof !== "no factor") return problemOfCode(proof);
  const outcome = await people.hasPresentPassword(person, request);
  if (outcome === "right") return undefined;
  const words = { wrong: "The password is wrong.", throttled: "Too many attempts. Please wait." };
  return words[outcome];
}

async function renewSecret(context: Context, visit: Visit): Promise<FastifyReply> {
  const application = await ownApplication(context, visit);
  const { id, clientId, isConfidential } = application;
  if (!isConfidential) throw pageRefusals.noPage();
  const problem = await problemOfRenewal(context, visit);
  if (problem !== undefined) {
    return await showApplication(context, { application, visit, renewal: problem });
  }
  const secret = await rotateSecret(context, id);
  return context.people.show(visit.reply, secretPage({ id, clientId, secret }, visit));
}

async function endAccess(context: Context, visit: Visit): Promise<FastifyReply> {
  const { id: applicationId } = await ownApplication(context, visit);
  const userId = idFrom(entered(visit.request.body, "user"));
  await endGrants(context, { applicationId, userId });
  return visit.reply.redirect(`/developers/applications/${applicationId}?told=ended`, 303);
}

async function remove(context: Context, visit: Visit): Promise<FastifyReply> {
  const { id } = await ownApplication(context, visit);
  await deleteApplication(context, id);
  return visit.reply.redirect("/developers?told=deleted", 303);
}
