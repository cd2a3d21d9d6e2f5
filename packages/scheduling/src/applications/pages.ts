import type { SignedIn } from "@frontdesk/people/people";
import { type Html, html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../core/context.ts";
import type { Scope } from "../core/rights.ts";
import { scopeNouns } from "../core/scopes.ts";
import { userIdOf } from "../parties/users/of-person.ts";
import { pageRefusals } from "./refusals.ts";

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
  userId: number;
  token: string;
}

export type Work = (visit: Visit) => Promise<FastifyReply>;

export const page = { schema: { hide: true }, config: { plain: true } };

export function showAt(server: Server, context: Context, [path, work]: [string, Work]): void {
  server.get(path, page, (request, reply) => visit(context, { request, reply }, work));
}

/** Checks the CSRF token. */
export function takeAt(server: Server, context: Context, [path, work]: [string, Work]): void {
  server.post(path, page, (request, reply) =>
    visit(context, { request, reply }, async (visit) => {
      context.people.checkForm(request, visit.person);
      return await work(visit);
    }),
  );
}

export async function visit(
  context: Context,
  { request, reply }: Pick<Visit, "request" | "reply">,
  work: Work,
): Promise<FastifyReply> {
  const { people } = context;
  const person = await people.requirePerson(request, reply);
  if (person === undefined) return reply;
  const token = people.formToken(request, reply, person);
  const userId = await userIdOf(context, person.personId);
  return await work({ request, reply, person, userId, token });
}

/**
 * 403 for lasting access with an unconfirmed address: a person who signed up with another's address
 * would keep it once the owner comes.
 */
export function checkConfirmed({ person }: Pick<Visit, "person">): void {
  if (!person.emailVerified) throw pageRefusals.unconfirmed();
}

export function idFrom(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

export function chosenIn(body: unknown, name: string): string[] {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, name)) return [];
  const value: unknown = body[name as keyof typeof body];
  return [value].flat().filter((text): text is string => typeof text === "string");
}

export function visibleDay(date: Date): Html {
  const text = date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}

export function scopeChoice(chosen: readonly Scope[], problem?: string): Html {
  const box = (scope: Scope | undefined, verb: string, words: string) =>
    scope !== undefined &&
    html`<label><input type="checkbox" name="scopes" value="${scope}"${
      chosen.includes(scope) && html` checked`
    } aria-label="${verb} ${words}"> ${verb}</label>`;
  const rows = scopeNouns.map(({ words, read, write }) => {
    const title = words[0]!.toUpperCase() + words.slice(1);
    return html`<li><span>${title}</span>
<span class="boxes">${box(read, "See", words)}${box(write, "Change", words)}</span></li>`;
  });
  return html`<fieldset class="field" id="scopes"${
    problem !== undefined && html` aria-describedby="scopes-problem"`
  }>
<legend>Permissions</legend>
${problem !== undefined && html`<p class="problem" id="scopes-problem">${problem}</p>`}
<ul class="rows">${rows}</ul>
</fieldset>`;
}
