// Browser data decides nothing here.

import { html, scriptJson } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import { showFaults } from "../../../api/framed-faults.ts";
import { type FramedPage, framedPage } from "../../../api/framed-page.ts";
import { CRes, decode, MethodNotification } from "../../../authentication/tds/messages.ts";
import { type Authentication, findAuthentication } from "../../../authentication/tds/store.ts";
import type { Context } from "../../../core/context.ts";
import { type Hint, sealHint } from "./hints.ts";

const options = { schema: { hide: true }, config: { plain: true } };

export function returnRoutes(server: Server, context: Context): void {
  showFaults(server);
  server.addHook("onRequest", (request) => context.limits.take("paymentsByAddress", request.ip));

  server.post("/tds-fingerprint/return", options, async ({ body }, reply) => {
    const notification = decode(MethodNotification, field(body, "threeDSMethodData"));
    const authentication = await reached(context, notification?.threeDSServerTransID);
    return show(reply, authentication && pageFor(context, authentication, "method-done"));
  });

  server.post("/tds-challenge/return", options, async ({ body }, reply) => {
    const response = decode(CRes, field(body, "cres"));
    const authentication = await reached(context, response?.threeDSServerTransID);
    const isOurs = authentication?.accessControlServerTransactionId === response?.acsTransID;
    return show(
      reply,
      authentication && isOurs ? pageFor(context, authentication, "returned") : undefined,
    );
  });
}

async function reached(
  { db }: Context,
  id: string | undefined,
): Promise<Authentication | undefined> {
  return id === undefined ? undefined : await findAuthentication(db, id);
}

/** Any parent origin: hints are useless without the order. */
function pageFor(context: Context, authentication: Authentication, hint: Hint): FramedPage {
  const { merchantId, orderHash: hash } = authentication;
  const message = { hints: [sealHint(context, { merchantId, hash }, hint)] };
  return framedPage({
    title: "Back to the shop",
    body: html`<p>Your bank has finished. The payment continues in the shop.</p>`,
    script: html`parent.postMessage(${scriptJson(message)}, "*")`,
  });
}

function show(reply: FastifyReply, page: FramedPage = unknown()): FastifyReply {
  return reply.code(page.status).headers(page.headers).send(page.text);
}

function unknown(): FramedPage {
  return framedPage({
    title: "Unknown payment",
    status: 400,
    body: html`<p>This payment is unknown or already finished. Go back to the shop.</p>`,
  });
}

function field(body: unknown, name: string): unknown {
  return (body as Record<string, unknown> | null | undefined)?.[name];
}
