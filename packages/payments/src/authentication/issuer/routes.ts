import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import { showFaults } from "../../api/framed-faults.ts";
import type { FramedPage } from "../../api/framed-page.ts";
import type { PaymentLimits } from "../../core/limits/limits.ts";
import { CReq, decode, MethodRequest } from "../tds/messages.ts";
import { cancelChallenge, endByItself, enterCode, hasEnded, openChallenge } from "./challenge.ts";
import type { IssuerParts } from "./issuer.ts";
import {
  answerPath,
  automaticPage,
  backPage,
  codePage,
  methodPage,
  silentPage,
  unknownPage,
} from "./pages.ts";
import type { Challenge } from "./store.ts";

const options = { schema: { hide: true }, config: { plain: true } };

export function issuerRoutes(
  server: Server,
  { issuer, limits }: { issuer: IssuerParts; limits: PaymentLimits },
): void {
  showFaults(server);
  server.addHook("onRequest", (request) => limits.take("paymentsByAddress", request.ip));

  server.post("/issuer/method", options, async ({ body }, reply) => {
    const request = decode(MethodRequest, field(body, "threeDSMethodData"));
    const url = request?.threeDSMethodNotificationURL;
    // Prevents an open redirect.
    if (request === undefined || url === undefined || !url.startsWith(`${issuer.url}/`)) {
      return show(reply, unknownPage());
    }
    return show(reply, methodPage(request.threeDSServerTransID, url));
  });

  server.post("/issuer/method/silent", options, async (_request, reply) =>
    show(reply, silentPage()),
  );

  server.post("/issuer/challenge", options, async ({ body }, reply) => {
    const creq = field(body, "creq");
    const challenge = await opened(issuer, creq);
    return show(reply, pageOf(issuer, { challenge, creq }));
  });

  server.post(answerPath, options, async ({ body }, reply) => {
    const creq = field(body, "creq");
    const open = await opened(issuer, creq);
    const challenge = open && !hasEnded(open) ? await advance(issuer, open, body) : open;
    return show(reply, pageOf(issuer, { challenge, creq }));
  });
}

async function opened(issuer: IssuerParts, creq: string): Promise<Challenge | undefined> {
  const message = decode(CReq, creq);
  return message && (await openChallenge(issuer, message));
}

async function advance(issuer: IssuerParts, challenge: Challenge, body: unknown) {
  switch (field(body, "action")) {
    case "answer":
      return await enterCode(issuer, challenge, field(body, "code"));
    case "cancel":
      return await cancelChallenge(issuer, challenge);
    case "automatic":
      return await endByItself(issuer, challenge);
    default:
      return challenge;
  }
}

function pageOf(
  { now }: IssuerParts,
  { challenge, creq }: { challenge: Challenge | undefined; creq: string },
): FramedPage {
  if (challenge === undefined) return unknownPage();
  if (hasEnded(challenge)) return backPage(challenge);
  const leftMs = Math.max(0, challenge.deadline.getTime() - now().getTime());
  const asking = { challenge, creq, leftMs };
  return challenge.automatic === null ? codePage(asking) : automaticPage(asking);
}

function field(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

function show(reply: FastifyReply, { status, headers, text }: FramedPage): FastifyReply {
  return reply.code(status).headers(headers).send(text);
}
