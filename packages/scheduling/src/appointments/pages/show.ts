import { accentSheet } from "@frontdesk/server/accent";
import { compressed } from "@frontdesk/server/compression";
import { markAddress } from "@frontdesk/server/front/mark";
import { html, scriptJson, trusted } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import { localeOf } from "@frontdesk/server/words/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import { bookingMessages } from "../locales/catalogues.ts";
import { publicPath } from "./ask.ts";
import type { Assets } from "./assets.ts";
import { clocksIn } from "./clocks.ts";
import type { BookingContent, BookingView, FormOutcome } from "./content.ts";
import { findContent, type PageResult } from "./find.ts";
import { bookingHeaders } from "./policy.ts";
import { titleOf } from "./title.ts";

export interface BookingSite {
  server: Server;
  context: Pick<Context, "now"> & { settings: Pick<Context["settings"], "publicUrl"> };
  assets(): Promise<Assets>;
}

export interface PageVisit {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ShowInput {
  view: BookingView;
  outcome: FormOutcome | null;
}

export async function showBooking(
  { server, context, assets: read }: BookingSite,
  { request, reply }: PageVisit,
  { view, outcome }: ShowInput,
): Promise<FastifyReply> {
  const assets = await read();
  const { account } = request.params as { account: string };
  const now = context.now();
  const pageResult = await findContent({ server, request, now }, view);
  const root = rootOf(context);
  const locale = localeOf(requestedLocale(request), request.headers["accept-language"]);
  const content: BookingContent = {
    ...pageResult,
    view,
    outcome,
    api: `${root}${publicPath(account)}`,
    path: pathOfAccount({ context }, account),
    locale: locale.tag,
    words: bookingMessages(locale.language),
    now: now.toISOString(),
    clocks: clocksIn(pageResult, now),
  };
  const business = pageResult.appointment?.business ?? pageResult.page;
  const accent = accentSheet(business?.accent_color ?? null);
  const websites = view.at === "appointment" ? [] : (pageResult.page?.websites ?? []);
  const styles = [assets.style, ...(accent === "" ? [] : [accent])];
  const page = bookingDocument({ assets, content, title: titleOf(content), accent, root });
  // Secret pages stay uncompressed: compressed length can leak a secret.
  const isOfAll = view.at !== "appointment" && outcome === null;
  reply.code(statusOf(pageResult, outcome)).headers(bookingHeaders({ styles, websites }));
  return reply.send(isOfAll ? await compressed(request, reply, String(page)) : page);
}

function statusOf(
  { missing }: Pick<PageResult, "missing">,
  formOutcome: FormOutcome | null,
): number {
  if (missing === "busy" || formOutcome === "busy") return 429;
  return missing === null ? 200 : 404;
}

function rootOf({ settings }: BookingSite["context"]): string {
  return new URL(settings.publicUrl).pathname.replace(/\/$/, "");
}

export function pathOfAccount({ context }: Pick<BookingSite, "context">, account: string): string {
  return `${rootOf(context)}/book/${encodeURIComponent(account)}`;
}

export function requestedLocale({ query }: FastifyRequest): string | undefined {
  const { locale } = query as { locale?: unknown };
  return typeof locale === "string" ? locale : undefined;
}

interface Document {
  assets: Assets;
  content: BookingContent;
  title: string;
  accent: string;
  root: string;
}

function bookingDocument({ assets, content, title, accent, root }: Document): string {
  const { locale } = content;
  // The policy lists the styles by hash: keep every character.
  const document = html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="${markAddress}">
    <style>${trusted(assets.style)}</style>
    ${accent !== "" && html`<style>${trusted(accent)}</style>`}
    <script type="module" src="${root}/book/${assets.script.name}"></script>
  </head>
  <body>
    <div id="page">${trusted(assets.draw(content))}</div>
    <script type="application/json" id="content">${scriptJson(content)}</script>
  </body>
</html>
`;
  return String(document);
}
