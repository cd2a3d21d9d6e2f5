import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { faultStatuses, LinkFault } from "../fault.ts";
import { readLink } from "../link.ts";
import { type Parameters, readParameters } from "../parameters.ts";
import { getPayee, type OpenPayee } from "../payee.ts";
import { testCards } from "../test-cards.ts";
import { languages } from "../words/languages.ts";
import { localeOf } from "../words/locale.ts";
import { type Assets, readAssets } from "./assets.ts";
import type { Content } from "./content.ts";
import { type Frame, faultDocument, payDocument } from "./document.ts";
import { headersOf, popupAncestors } from "./policy.ts";

const hidden = { schema: { hide: true }, config: { plain: true } };
const aYear = "public, max-age=31536000, immutable";

/** The page at the end of a payment link, the popup of the SDK, and the script of both. */
export function payRoutes(server: Server, context: Context): void {
  const assets = readAssets();
  const { origin, pathname } = new URL(context.settings.publicUrl);
  const path = pathname.replace(/\/$/, "");
  const shown = { context, assets, origin, path };
  server.get("/pay", hidden, (request, reply) => show(shown, "link", { request, reply }));
  server.get("/pay/popup", hidden, (request, reply) => show(shown, "popup", { request, reply }));
  server.get(`/pay/${assets.script}`, hidden, (request, reply) => {
    const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    return reply
      .headers({ "cache-control": aYear, vary: "accept-encoding" })
      .headers(isZipped ? { "content-encoding": "gzip" } : {})
      .type("text/javascript; charset=utf-8")
      .send(isZipped ? assets.zipped : assets.body);
  });
}

interface Shown {
  context: Context;
  assets: Assets;
  origin: string;
  path: string;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function show(shown: Shown, kind: Content["kind"], visit: Visit): Promise<FastifyReply> {
  const { assets, origin, path } = shown;
  const { request, reply } = visit;
  const query = new URLSearchParams(request.raw.url?.split("?").slice(1).join("?"));
  const locale = localeOf(query.get("locale") ?? undefined, request.headers["accept-language"]);
  const frame: Frame = { assets, path, locale };
  try {
    return await showPage(shown, { kind, frame, query }, reply);
  } catch (error) {
    if (!(error instanceof LinkFault)) request.log.error({ err: error }, "request failed");
    const fault = error instanceof LinkFault ? error : new LinkFault("failed");
    // Nothing can be paid on it, so anyone may frame it: a popup has to tell its shop.
    const isPopup = kind === "popup";
    const ancestors = isPopup ? "*" : "'none'";
    return reply
      .code(faultStatuses[fault.fault])
      .headers(headersOf({ test: true, origin, ancestors, styleHash: assets.styleHash }))
      .send(faultDocument(frame, fault, { isPopup }));
  }
}

interface Asked {
  kind: Content["kind"];
  frame: Frame;
  query: URLSearchParams;
}

async function showPage(
  { context, assets, origin, path }: Shown,
  { kind, frame, query }: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = popupOrLink(kind, readParameters(query));
  const payee = await getPayee(context, parameters, { isLink: kind === "link" });
  const { test } = payee;
  const link = kind === "link" ? readLink(parameters, payee) : undefined;
  const content: Content = {
    kind,
    api: path,
    locale: frame.locale.tag,
    words: languages[frame.locale.language],
    payee: shownPayee(payee),
    testCards: test ? testCards : undefined,
    link,
  };
  const ancestors = kind === "popup" ? popupAncestors(payee) : "'none'";
  return reply
    .headers(headersOf({ test, origin, ancestors, styleHash: assets.styleHash }))
    .send(payDocument(frame, content));
}

/** What is paid in a popup is said by the shop, not by its address. */
function popupOrLink(kind: Content["kind"], parameters: Parameters): Parameters {
  if (kind === "link") return parameters;
  const { key = "", test = "" } = parameters;
  return { key, test };
}

function shownPayee({ merchant, currencies }: OpenPayee): Content["payee"] {
  const { key, name, descriptor } = merchant;
  return { key, name: name || descriptor, currencies };
}
