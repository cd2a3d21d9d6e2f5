import { keepConnection } from "@frontdesk/server/connection";
import { html } from "@frontdesk/server/html";
import { Refusal } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { PeopleContext } from "../context.ts";
import { show } from "./layout.ts";

const titles = new Map([
  [403, "This did not work"],
  [404, "Page not found"],
  [413, "The request is too large"],
  [429, "Please wait"],
  [500, "This is not possible right now"],
  [502, "The response was lost"],
  [503, "This is not possible right now"],
]);

export function speakHtml(server: Server, context: PeopleContext): void {
  server.setErrorHandler((error, request, reply) => {
    keepConnection(reply);
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, "request failed");
    if (error instanceof Refusal) reply.headers(error.headers);
    const text = messageIn(error) ?? "The request is not valid.";
    return show(context, reply, {
      status,
      title: titles.get(status) ?? "The request is not valid",
      body: html`<p>${status === 500 ? "The error is on our side. Please try again." : text}</p>
${status === 500 && html`<p class="quiet">If it happens again, send us this: ${request.id}</p>`}
<p><a class="way" href="${context.home}">Back to the start</a></p>`,
    });
  });
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

function messageIn(error: unknown): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const { body } = error;
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === "string" ? message : undefined;
}
