// Privacy notice or terms of a business without a website: plain paragraphs, no script.
import { compressed } from "@frontdesk/server/compression";
import { markAddress } from "@frontdesk/server/front/mark";
import { html, trusted } from "@frontdesk/server/html";
import { localeOf } from "@frontdesk/server/words/locale";
import type { FastifyReply } from "fastify";
import { notFound } from "../../core/refusals.ts";
import type { TextNotice } from "../customers/business.store.ts";
import { bookingMessages } from "../locales/catalogues.ts";
import { askPublic } from "./ask.ts";
import { bookingHeaders } from "./policy.ts";
import { type BookingSite, type PageVisit, pathOfAccount, requestedLocale } from "./show.ts";

export async function showNotice(
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
