import { atomically } from "@frontdesk/database/atomically";
import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import type { PeopleContext } from "../context.ts";
import { objectionMs } from "../mails.ts";
import { entered, field, tokenField } from "../pages/form.ts";
import { formToken } from "../pages/form-token.ts";
import { type RenderedPage, show } from "../pages/layout.ts";
import { requirePerson } from "../pages/require-person.ts";
import { pictureOf } from "../second-factors/picture.ts";
import {
  hasSecondFactor,
  propose,
  proposedSecret,
  renewBackupCodes,
} from "../second-factors/second-factor.ts";
import {
  lockSecondFactor,
  removeSecondFactor,
  type SecondFactor,
} from "../second-factors/store.ts";
import { otpauthUri, writtenSecret } from "../second-factors/totp.ts";
import type { SignedIn } from "../sessions/session.ts";
import { tryCode } from "../sign-in/sign-in.ts";
import { enableFactor, tell } from "./enable.ts";
import { formRoutes } from "./form-route.ts";
import { hasPresentPassword } from "./prove.ts";
import { showMe, type Visit } from "./show.ts";

export function ownFactorRoutes(server: Server, context: PeopleContext): void {
  const page = { schema: { hide: true }, config: { plain: true } };
  server.get("/me/second-factor", page, async (request, reply) => {
    const person = await requirePerson(context, { request, reply });
    if (person === undefined) return reply;
    return await showSetup(context, { request, reply, person });
  });

  const proved = (work: Work) => async (visit: Visit) => {
    const outcome = await hasPresentPassword(context, visit.person, visit.request);
    if (outcome === "right") return await work(visit);
    if (outcome === "throttled") return await showMe(context, visit, { isThrottled: true });
    const problems = { factor: "The password is wrong." };
    return await showMe(context, visit, { problems });
  };
  // Weakening a factor needs the factor itself: a session and the password are not enough.
  const provedTwice = (work: Work, hint = "") =>
    proved(async (visit) => {
      const { personId, sessionId } = visit.person;
      if (!(await hasSecondFactor(context, personId))) {
        return visit.reply.redirect("/me?told=factor-off", 303);
      }
      const code = entered(visit.request.body, "code");
      const outcome = await tryCode(context, { personId, code, from: { sessionId } });
      if (outcome === "right") return await work(visit);
      if (outcome === "throttled") return await showMe(context, visit, { isThrottled: true });
      const problems = { code: `The code is wrong or already used.${hint}` };
      return await showMe(context, visit, { problems });
    });

  formRoutes(server, context, {
    "/me/second-factor": proved(async ({ reply, person }) => {
      // Otherwise a stranger's sign-up with this address could lock its owner out.
      if (!person.emailVerified) return reply.redirect("/me", 303);
      await propose(context, person.personId);
      return reply.redirect("/me/second-factor", 303);
    }),
    "/me/second-factor/confirm": async (visit) => {
      const { request, person } = visit;
      const codes = await enableFactor(context, person, entered(request.body, "code"));
      if (codes !== undefined) return showCodes(context, visit, codes);
      // The form was sent twice, or another tab turned it on.
      if (await hasSecondFactor(context, person.personId)) {
        return visit.reply.redirect("/me?told=factor-on", 303);
      }
      return await showSetup(context, visit, "The code is wrong. Enter the current one.");
    },
    "/me/second-factor/remove": provedTwice(async (visit) => {
      const from = await disableFactor(context, visit.person);
      if (from === undefined) return visit.reply.redirect("/me?told=factor-off", 303);
      return await showMe(context, visit, { problems: { factor: tooNew(from) } });
    }),
    "/me/backup-codes": provedTwice(async (visit) => {
      const codes = await drawAnew(context, visit.person);
      if (codes === undefined) return visit.reply.redirect("/me", 303);
      return showCodes(context, visit, codes);
    }, sentTwice),
  });
}

/** The browser shows the refusal of the second form in place of the codes. */
const sentTwice =
  " If you pressed twice, your codes are new: create them again with the next code.";

type Work = (visit: Visit) => Promise<FastifyReply>;

async function drawAnew(context: PeopleContext, person: SignedIn): Promise<string[] | undefined> {
  return await atomically(context.db, async (db) => {
    const codes = await renewBackupCodes({ ...context, db }, person.personId);
    if (codes === undefined) return undefined;
    await tell({ ...context, db }, person, "New backup codes");
    return codes;
  });
}

/**
 * A date: off only from then on. A thief could turn on a factor, let others in, and turn it off
 * again. Then the owner's link would end nothing.
 */
async function disableFactor(context: PeopleContext, person: SignedIn): Promise<Date | undefined> {
  const { personId } = person;
  return await atomically(context.db, async (db) => {
    const endsAt = objectionEnd(await lockSecondFactor(db, personId));
    if (endsAt !== undefined && context.now() < endsAt) return endsAt;
    await removeSecondFactor(db, personId);
    await tell({ ...context, db }, person, "Second factor turned off");
    return undefined;
  });
}

function objectionEnd(factor: SecondFactor | undefined): Date | undefined {
  if (!factor?.hasObjection || factor.confirmedAt === null) return undefined;
  return new Date(factor.confirmedAt.getTime() + objectionMs);
}

function tooNew(from: Date): string {
  const time = from.toISOString().replace("T", " ").slice(0, 16);
  return (
    `You turned it on recently. You can turn it off from ${time} UTC. ` +
    "The link in our mail about it works until then."
  );
}

async function showSetup(
  context: PeopleContext,
  { request, reply, person }: Visit,
  problem?: string,
): Promise<FastifyReply> {
  const secret = await proposedSecret(context, person.personId);
  if (secret === undefined) return reply.redirect("/me", 303);
  const token = formToken(context, { request, reply }, person);
  const { productName } = context;
  const query = { person, token, secret, productName, ...(problem !== undefined && { problem }) };
  return show(context, reply, setupPage(query));
}

function showCodes(
  context: PeopleContext,
  { request, reply, person }: Visit,
  codes: readonly string[],
): FastifyReply {
  const token = formToken(context, { request, reply }, person);
  return show(context, reply, backupCodesPage(person, token, codes));
}

interface Setup {
  person: SignedIn;
  token: string;
  secret: Buffer;
  productName: string;
  problem?: string;
}

function setupPage({ person, token, secret, productName, problem }: Setup): RenderedPage {
  const uri = otpauthUri(secret, { issuer: productName, email: person.email });
  const key = writtenSecret(secret).replace(/(.{4})(?=.)/g, "$1 ");
  return {
    title: "Turn on the second factor",
    status: problem === undefined ? 200 : 400,
    hasProblem: problem !== undefined,
    person,
    token,
    body: html`<p>Scan this picture with your authenticator app:</p>
<p><img class="scan" src="${pictureOf(uri)}" width="240" height="240" alt="QR code of the key"></p>
<p>Or add an account there with this key:</p>
<code class="secret">${key}</code>
<p>On the device with the app, you can also <a href="${uri}">open the app</a>.</p>
<details><summary>The full address, for other programs</summary>
<code class="secret">${uri}</code></details>
<form method="post" action="/me/second-factor/confirm" novalidate>${tokenField(token)}
${field({
  name: "code",
  label: "Code",
  hint: "The six digits in the app.",
  problem,
  autocomplete: "one-time-code",
  isCode: true,
  isFocused: problem !== undefined,
  longest: 20,
})}
<button type="submit">Turn it on</button></form>
<p class="below"><a class="way" href="/me">Not now</a></p>`,
  };
}

function backupCodesPage(person: SignedIn, token: string, codes: readonly string[]): RenderedPage {
  return {
    title: "Your backup codes",
    person,
    token,
    body: html`<p>Each code signs you in once without your app. Store them in a safe
place: <strong>we show them only now</strong>.</p>
<ul class="secret codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p><a class="button" href="/me">I have stored them</a></p>`,
  };
}
