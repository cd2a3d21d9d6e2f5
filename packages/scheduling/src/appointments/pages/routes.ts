/* The booking page shows only data of the public API, and GET changes nothing. */
import { compressed, takesGzip } from "@frontdesk/server/compression";
import { markAddress } from "@frontdesk/server/front/mark";
import { html, trusted } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import { localeOf } from "@frontdesk/server/words/locale";
import type { FastifyReply } from "fastify";
import { notFound } from "../../core/refusals.ts";
import type { TextNotice } from "../customers/business.store.ts";
import { bookingMessages } from "../locales/catalogues.ts";
import { askPublic } from "./ask.ts";
import { type BuiltScript, readAssets } from "./assets.ts";
import { type Act, actions, addressOfView, type BookingView, type FormOutcome } from "./content.ts";
import { bookingHeaders } from "./policy.ts";
import {
  type BookingSite,
  type PageVisit,
  pathOfAccount,
  requestedLocale,
  showBooking,
} from "./show.ts";

const hidden = { schema: { hide: true }, config: { plain: true } };
// Logs omit the token: it permits all of the customer's actions.
const secret = { schema: { hide: true }, config: { plain: true, secretPath: true } };
const aYear = "public, max-age=31536000, immutable";
const aWhile = "public, max-age=600, stale-while-revalidate=86400";

interface PageParams {
  account: string;
  service: string;
  token: string;
  act: string;
}

type ReadView = (params: PageParams, query: URLSearchParams) => BookingView;

const views: [path: string, read: ReadView][] = [
  ["/book/:account", () => ({ at: "services" })],
  [
    "/book/:account/:service",
    ({ service }, query) => ({ at: "service", id: service, with: query.get("with") ?? undefined }),
  ],
  [
    "/book/:account/a/:token",
    ({ token }, query) => ({
      at: "appointment",
      token,
      act: undefined,
      proof: query.get("proof") ?? undefined,
    }),
  ],
  [
    "/book/:account/a/:token/:act",
    ({ token, act }, query) => ({
      at: "appointment",
      token,
      from: query.get("from") ?? undefined,
      zone: query.get("zone") ?? undefined,
      proof: query.get("proof") ?? undefined,
      act: actions.includes(act) ? (act as Act) : undefined,
    }),
  ],
];

export function bookingPages(server: Server, context: BookingSite["context"]): void {
  const booking: BookingSite = { server, context, assets: readAssets };
  // Account names contain no dot, so none collides with the script.
  server.get("/book/:script(^booking-[\\w-]+\\.js$)", hidden, async (request, reply) => {
    const { script } = await readAssets();
    if (script.name !== (request.params as { script: string }).script) throw notFound();
    return sendScript(script, { request, reply: reply.header("cache-control", aYear) });
  });
  server.get("/book/v1.js", hidden, async (request, reply) => {
    reply.headers({
      "cache-control": aWhile,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    return sendScript((await readAssets()).embed, { request, reply });
  });
  for (const notice of ["privacy", "terms"] as const) {
    server.get(`/book/:account/${notice}`, hidden, (request, reply) =>
      showNotice(booking, { request, reply }, notice),
    );
  }
  for (const [path, read] of views) {
    const options = path.includes(":token") ? secret : hidden;
    server.get(path, options, (request, reply) => {
      const query = new URLSearchParams(request.raw.url?.split("?").slice(1).join("?"));
      const view = read(request.params as PageParams, query);
      return showBooking(booking, { request, reply }, { view, outcome: null });
    });
  }
  server.post("/book/:account/a/:token/:act", secret, (request, reply) =>
    takeForm(booking, { request, reply }),
  );
}

function sendScript(script: BuiltScript, { request, reply }: PageVisit): FastifyReply {
  reply.headers({
    etag: script.etag,
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  const isZipped = takesGzip(request);
  if (isZipped) reply.header("content-encoding", "gzip");
  return reply.type("text/javascript; charset=utf-8").send(isZipped ? script.zipped : script.body);
}

// Forms without script call the public API like the script.
type Form = Record<string, unknown>;

const input: Record<Act, (form: Form) => { path: string; body: object }> = {
  move: ({ starts_at, timezone }) => ({
    path: "reschedule",
    body: { starts_at: String(starts_at), ...(typeof timezone === "string" && { timezone }) },
  }),
  cancel: ({ expected_refund, expected_percent }) => ({
    path: "cancel",
    body: {
      expected_refund: Number(expected_refund) || 0,
      expected_percent: Number(expected_percent) || 0,
    },
  }),
  verify: ({ proof }) => ({ path: "verify", body: { proof: String(proof) } }),
  again: () => ({ path: "again", body: {} }),
  reminders: ({ proof }) => {
    const query = typeof proof === "string" ? `?proof=${encodeURIComponent(proof)}` : "";
    return { path: `reminders${query}`, body: {} };
  },
};

async function takeForm(booking: BookingSite, visit: PageVisit): Promise<FastifyReply> {
  const { request, reply } = visit;
  const { account, token, act } = request.params as Record<"account" | "token" | "act", string>;
  if (!isAct(act)) throw notFound();
  // A mail program's one-click request has only the address (RFC 8058).
  const form: Form = { ...(request.query as Form), ...(request.body as Form | null) };
  const { path, body } = input[act](form);
  const { status } = await askPublic(booking.server, request, {
    method: "POST",
    path: `/appointments/${encodeURIComponent(token)}/${path}`,
    body,
  });
  const isDone = status >= 200 && status < 300;
  if (isDone && act !== "reminders" && act !== "again") {
    const view: BookingView = { at: "appointment", token, act: undefined };
    return reply.redirect(addressOfView(pathOfAccount(booking, account), view), 303);
  }
  const proof = typeof form.proof === "string" ? form.proof : undefined;
  const view: BookingView = { at: "appointment", token, act, proof };
  const formOutcome = isDone ? "done" : outcomeOf(status, act);
  return await showBooking(booking, visit, { view, outcome: formOutcome });
}

function isAct(act: string): act is Act {
  return actions.includes(act);
}

function outcomeOf(status: number, act: Act): FormOutcome {
  if (status === 429) return "busy";
  if (act === "verify" && status === 422) return "ended";
  if (status !== 409) return "refused";
  return act === "cancel" ? "changed" : "taken";
}

// Privacy notice or terms of a business without a website: plain paragraphs, no script.
async function showNotice(
  { server, context, assets: read }: BookingSite,
  { request, reply }: PageVisit,
  notice: TextNotice,
): Promise<FastifyReply> {
  const path = `/notices/${notice}`;
  const answer = await askPublic<{ name: string; text: string }>(server, request, {
    method: "GET",
    path,
  });
  if (answer.status !== 200) throw notFound();
  const { style } = await read();
  const { name, text } = answer.body;
  const { account } = request.params as { account: string };
  const home = pathOfAccount({ context }, account);
  const locale = localeOf(requestedLocale(request), request.headers["accept-language"]);
  const title = bookingMessages(locale.language)[notice];
  // The policy lists the style by hash: keep every character.
  const document = html`<!doctype html>
<html lang="${locale.tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – ${name}</title>
    <link rel="icon" href="${markAddress}">
    <style>${trusted(style)}</style>
  </head>
  <body>
    <div id="page">
      <header class="business"><a class="name" href="${home}">${name}</a></header>
      <main class="card notice-text">
        <h1>${title}</h1>
        ${paragraphsOf(text).map((paragraph) => html`<p class="lines">${paragraph}</p>`)}
      </main>
    </div>
  </body>
</html>
`;
  reply.headers(bookingHeaders({ styles: [style], websites: [] }));
  return reply.send(await compressed(request, reply, String(document)));
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
