import type { Database } from "@frontdesk/database/database";
import { accentSheet } from "@frontdesk/server/accent";
import { decimalOf, writtenIn } from "@frontdesk/server/amounts";
import { compressed, takesGzip } from "@frontdesk/server/compression";
import { formatMessage } from "@frontdesk/server/locales/message";
import { pictureHeaders } from "@frontdesk/server/pictures/picture";
import type { Server } from "@frontdesk/server/server";
import { localeOf } from "@frontdesk/server/words/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Purpose } from "../../../card-payments/transactions/agreement.schema.ts";
import type { Context } from "../../../core/context.ts";
import { timeOf } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { logoPath } from "../../../parties/merchants/branding/routes.ts";
import { findBranding, findLogo } from "../../../parties/merchants/branding/store.ts";
import type { MerchantRow } from "../../../parties/merchants/row.ts";
import { findHolder } from "../../payments/references/store.ts";
import { findIntegration } from "../../payments/store.ts";
import { sealTerms } from "../../payments/terms/sealing.ts";
import { type Link, readLink } from "../link.ts";
import { payMessages } from "../locales/catalogues.ts";
import { type Parameters, readParameters } from "../parameters.ts";
import { getPayee, isKey, type OpenPayee } from "../payee.ts";
import { faultStatuses, LinkError } from "../refusals.ts";
import { termsOfLink } from "../terms.ts";
import { testCards } from "../test-cards.ts";
import { type Assets, readAssets, styleHashOf } from "./assets.ts";
import type { PastPayment, PayContent } from "./content.ts";
import { type Frame, faultDocument, payDocument } from "./document.ts";
import { headersOf, popupAncestors } from "./policy.ts";

const hidden = { schema: { hide: true }, config: { plain: true } };
const aYear = "public, max-age=31536000, immutable";

export function payRoutes(server: Server, context: Context): void {
  const assets = readAssets();
  const { origin, pathname } = new URL(context.settings.publicUrl);
  const path = pathname.replace(/\/$/, "");
  const view = { context, assets, origin, path };
  server.get("/pay", hidden, (request, reply) => show(view, "link", { request, reply }));
  server.get("/pay/popup", hidden, (request, reply) => show(view, "popup", { request, reply }));
  logoRoute(server, context);
  server.get(`/pay/${assets.script}`, hidden, (request, reply) => {
    const isZipped = takesGzip(request);
    return reply
      .headers({ "cache-control": aYear, vary: "accept-encoding" })
      .headers(isZipped ? { "content-encoding": "gzip" } : {})
      .type("text/javascript; charset=utf-8")
      .send(isZipped ? assets.zipped : assets.body);
  });
}

interface LogoParams {
  key: string;
  name: string;
}

function logoRoute(server: Server, { db }: Pick<Context, "db">): void {
  server.get("/pay/logo/:key/:name", hidden, async (request, reply) => {
    const { key, name } = request.params as LogoParams;
    const merchantId = isKey(key) ? (await findIntegration(db, key))?.merchantId : undefined;
    const logo = merchantId && (await findLogo(db, merchantId, name));
    if (logo === undefined) throw notFound();
    return reply.headers(pictureHeaders(name)).send(logo);
  });
}

interface PageParts {
  context: Context;
  assets: Assets;
  origin: string;
  path: string;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function show(
  parts: PageParts,
  kind: PayContent["kind"],
  visit: Visit,
): Promise<FastifyReply> {
  const { assets, origin, path } = parts;
  const { request, reply } = visit;
  const query = new URLSearchParams(request.raw.url?.split("?").slice(1).join("?"));
  const locale = localeOf(query.get("locale") ?? undefined, request.headers["accept-language"]);
  const frame: Frame = { assets, path, locale };
  try {
    return await showPage(parts, { kind, frame, query }, visit);
  } catch (error) {
    if (!(error instanceof LinkError)) request.log.error({ err: error }, "request failed");
    const fault = error instanceof LinkError ? error : new LinkError("failed");
    // Nothing is payable, and a popup must notify its shop.
    const isPopup = kind === "popup";
    const ancestors = isPopup ? "*" : "'none'";
    const { accent, accentHash } = accentOf(fault.color);
    const { styleHash } = assets;
    return reply
      .code(faultStatuses[fault.fault])
      .headers(headersOf({ test: true, origin, ancestors, styleHash, accentHash }))
      .send(faultDocument(frame, fault, { isPopup, accent }));
  }
}

function accentOf(color: string | null | undefined) {
  const accent = accentSheet(color ?? null);
  return { accent, accentHash: accent === "" ? undefined : styleHashOf(accent) };
}

interface PageRequest {
  kind: PayContent["kind"];
  frame: Frame;
  query: URLSearchParams;
}

async function showPage(
  { context, assets, origin, path }: PageParts,
  { kind, frame, query }: PageRequest,
  { request, reply }: Visit,
): Promise<FastifyReply> {
  const { parameters, isLink } = popupOrLink(kind, readParameters(query));
  const payee = await getPayee(context, parameters);
  const { test } = payee;
  const words = payMessages(frame.locale.language);
  const { tag: locale } = frame.locale;
  const branding = await findBranding(context.db, payee.merchant.id);
  const content: PayContent = {
    kind,
    api: path,
    locale,
    words,
    payee: {
      ...visiblePayee(payee),
      ...(branding.logo !== null && { logo: path + logoPath(payee.merchant.key, branding.logo) }),
    },
    testCards: test ? testCards : undefined,
    ...(isLink && (await sealed(context, { ...linkIn(parameters, payee), words, locale }))),
  };
  const ancestors = kind === "popup" ? popupAncestors(payee) : "'none'";
  const { accent, accentHash } = accentOf(content.link?.color ?? branding.color);
  reply.headers(headersOf({ test, origin, ancestors, styleHash: assets.styleHash, accentHash }));
  // Safe against BREACH: no cookie applies, and every seal differs.
  return reply.send(await compressed(request, reply, payDocument(frame, content, accent)));
}

/** Otherwise the shop's page supplies the order. */
function popupOrLink(kind: PayContent["kind"], parameters: Parameters) {
  const { key = "", test = "", signature = "" } = parameters;
  const isLink = kind === "link" || signature !== "";
  return { parameters: isLink ? parameters : { key, test }, isLink };
}

const linkIn = (parameters: Parameters, payee: OpenPayee) => ({
  link: readLink(parameters, payee),
  payee,
});

interface CheckedLink {
  link: Link;
  payee: OpenPayee;
  words: PayContent["words"];
  locale: string;
}

async function sealed(
  context: Context,
  { link, payee, words, locale }: CheckedLink,
): Promise<Pick<PayContent, "link" | "seal" | "receipt" | "consent" | "secondsLeft">> {
  const { merchant, signedBy } = payee;
  const receipt = link.isOnce ? await findPast(context.db, merchant, link) : undefined;
  if (receipt !== undefined) return { link, receipt };
  if (link.until !== undefined && new Date(link.until) <= context.now()) {
    throw new LinkError("over", {}, link);
  }
  const { text: limited, isGiven } = limitedConsent({ link, payee, words, locale }) ?? {};
  const consent = limited ?? formatMessage(words.consent, { merchant: visiblePayee(payee).name });
  const terms = termsOfLink({ link, consent, signedBy });
  return {
    link,
    seal: sealTerms(context, merchant.id, terms),
    ...(limited !== undefined && { consent: { text: limited, isGiven: isGiven === true } }),
    ...(link.until !== undefined && { secondsLeft: secondsTo(link.until, context.now()) }),
  };
}

const secondsTo = (until: string, now: Date): number =>
  Math.floor((Date.parse(until) - now.getTime()) / 1_000);

// The payment stores this text.
interface Reading {
  link: Link;
  payee: Pick<OpenPayee, "merchant" | "currencies">;
  words: PayContent["words"];
  locale: string;
}

function limitedConsent({
  link,
  payee,
  words,
  locale,
}: Reading): PayContent["consent"] | undefined {
  const { consents, givenAt, currency: paidIn } = link;
  const currency = (paidIn ?? payee.currencies[0])?.code;
  if (consents === undefined || currency === undefined) return undefined;
  const { name: merchant } = visiblePayee(payee);
  const sentences = Object.entries(consents).map(([purpose, limit]) => {
    const amount = amountIn(locale, { amount: limit, currency });
    return formatMessage(words.consents[purpose as Purpose], { merchant, amount });
  });
  return { text: sentences.join(" "), isGiven: givenAt !== undefined };
}

function amountIn(locale: string, money: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(locale, writtenIn(money.currency));
  return format.format(decimalOf(money) as Intl.StringNumericLiteral);
}

function visiblePayee({ merchant, currencies }: Reading["payee"]): PayContent["payee"] {
  const { key, name, descriptor } = merchant;
  return { key, name: name || descriptor, currencies };
}

async function findPast(
  db: Database,
  { shard, id: merchantId }: Pick<MerchantRow, "shard" | "id">,
  { reference = "" }: Pick<Link, "reference">,
): Promise<PastPayment | undefined> {
  const holder = await findHolder(db, { shard, merchantId, reference });
  if (holder === undefined || holder.hasEnded || holder.transactionId === null) return undefined;
  const { transactionId: id, voided, captured, refunded, currency: code, exponent } = holder;
  const amount = holder.amount - voided;
  const charge = amount === 0 ? undefined : { amount, currency: { code, exponent } };
  const isCaptured = amount > 0 && captured === amount;
  return { id, at: timeOf(id).toISOString(), charge, isCaptured, refunded, reference };
}
