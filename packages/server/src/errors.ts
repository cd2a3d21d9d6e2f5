// Internal errors are logged and never sent.
import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { keepConnection } from "./connection.ts";
import { InputError, inputRefusals, messageOf } from "./input-refusals.ts";
import type { Server } from "./instance.ts";
import { type CommitTracking, type Outcome, outcomeOf } from "./outcome.ts";
import { type Problem, Refusal } from "./refusal.ts";

declare module "fastify" {
  interface FastifyInstance {
    isTrouble?: CommitTracking["isTrouble"];
  }
}

export interface ErrorFormat {
  invalid(problems: Problem[]): { status: number; body: unknown };
  arranged?(refusal: Refusal, fields: readonly string[]): { status: number; body: unknown };
  other(status: number, message: string, about: { id: string; code?: string }): unknown;
  /**
   * Errors other than 400 carry their message in the header `Error-Message`. They have a body only
   * if this returns true.
   */
  hasBody?(request: Pick<IncomingMessage, "url" | "headers"> | undefined): boolean;
}

export const jsonType = "application/json; charset=utf-8";

export const classicErrors: ErrorFormat = {
  invalid: (problems) => ({ status: 400, body: problems }),
  other: (_status, message, { code }) => (code === undefined ? { message } : { message, code }),
};

export function speak(server: Server, errorFormat: ErrorFormat): void {
  server.setErrorHandler((error, request, reply) => render(error, { request, reply, errorFormat }));
  if (server.prefix !== "") server.setNotFoundHandler(notFound);
}

export function notFound(): never {
  throw inputRefusals.notFound();
}

interface Fields {
  properties?: object;
}

interface RenderInput {
  request: FastifyRequest;
  reply: FastifyReply;
  errorFormat: ErrorFormat;
}

export function render(error: unknown, input: RenderInput): FastifyReply {
  const { reply } = input;
  keepConnection(reply);
  if (error instanceof Refusal) {
    reply.headers(error.headers);
    return send(input.errorFormat.arranged?.(error, fieldsOf(input.request)) ?? error, input);
  }
  return send(worded(error, input), input);
}

function fieldsOf({ routeOptions }: FastifyRequest): string[] {
  const { body, querystring } = (routeOptions?.schema ?? {}) as Record<string, Fields | undefined>;
  return [body, querystring].flatMap((part) => Object.keys(part?.properties ?? {}));
}

function worded(error: unknown, input: RenderInput): { status: number; body: unknown } {
  const { request, errorFormat } = input;
  if (error instanceof InputError) {
    const { statusCode: status, message, problems } = error;
    return problems.length > 0
      ? errorFormat.invalid(problems)
      : { status, body: errorFormat.other(status, message, request) };
  }
  const status = statusOf(error);
  if (status !== undefined)
    return { status, body: errorFormat.other(status, messageOf(status), request) };
  request.log.error({ err: error }, "request failed");
  const isTrouble = request.server.isTrouble ?? (() => false);
  const outcome = outcomeOf(error, request, isTrouble);
  if (outcome === undefined) {
    return { status: 500, body: errorFormat.other(500, messageOf(500), request) };
  }
  return wordOutcome(outcome, input);
}

function wordOutcome(outcome: Outcome, { request, reply, errorFormat }: RenderInput) {
  const { id } = request;
  if (outcome === "unknown") {
    const { message } = inputRefusals.unknownOutcome;
    return { status: 500, body: errorFormat.other(500, message, { id, code: "outcome_unknown" }) };
  }
  const status = outcome === "not read in time" ? 408 : 503;
  if (status === 503) reply.header("retry-after", "2");
  return { status, body: errorFormat.other(status, messageOf(status), { id }) };
}

/** Fastify gives a status to errors of the caller. All other errors are ours. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("statusCode" in error)) return undefined;
  const status = error.statusCode;
  return typeof status === "number" && status >= 400 && status < 500 ? status : undefined;
}

function send(answer: { status: number; body: unknown }, input: RenderInput): FastifyReply {
  const { request, reply, errorFormat } = input;
  const { text, headers } = answerIn(errorFormat, answer, request);
  return reply.code(answer.status).headers(headers).send(text);
}

export function answerIn(
  errorFormat: ErrorFormat,
  { status, body }: { status: number; body: unknown },
  request: Parameters<NonNullable<ErrorFormat["hasBody"]>>[0],
): { text: string | undefined; headers: Record<string, string> } {
  const isSpoken = status !== 400 && errorFormat.hasBody !== undefined;
  const message = isSpoken ? messageIn(body) : undefined;
  const headers = message === undefined ? {} : { "Error-Message": message };
  if (body === undefined || (isSpoken && !errorFormat.hasBody?.(request))) {
    return { text: undefined, headers };
  }
  return { text: `${JSON.stringify(body)}\n`, headers: { ...headers, "Content-Type": jsonType } };
}

/** Headers take printable ASCII only. */
function messageIn(body: unknown): string | undefined {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === "string" ? message.replace(/[^\x20-\x7e]/g, "?") : undefined;
}
