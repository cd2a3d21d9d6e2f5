import { keepConnection } from "@frontdesk/server/connection";
import { html } from "@frontdesk/server/html";
import { Refusal } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { framedPage } from "./framed-page.ts";

export function showFaults(server: Server): void {
  server.setErrorHandler((error, request, reply) => {
    keepConnection(reply);
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    if (error instanceof Refusal) reply.headers(error.headers);
    const page = framedPage({
      title: "This did not work",
      status,
      body: html`<p>${reasons.get(status) ?? "Please go back to the shop and try again."}</p>`,
    });
    return reply.code(status).headers(page.headers).send(page.text);
  });
}

const reasons = new Map([
  [429, "There were too many requests from your network. Please try again in a minute."],
]);

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}
