import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { paymentRefusals } from "../../../api/answers.ts";
import type { Context } from "../../../core/context.ts";
import type { LimitName } from "../../../core/limits/limits.ts";
import { challengeRefusals, versionRefusals } from "../refusals.ts";
import { NewPayment, splitHints, Version } from "../schema.ts";
import { FetchAnswer, IframeAnswer } from "./schema.ts";
import { type TakeInput, takeAuthentication, takeChallenge, takeMethod } from "./take.ts";

export function challengeRoutes(server: Server, context: Context): void {
  const add = challengeAdder(server, context);
  add({
    name: "tds-fingerprint",
    summary: "Collect browser data for 3-D Secure in a hidden iframe",
    answer: IframeAnswer,
    take: takeMethod,
  });
  add({
    name: "tds-authenticate",
    summary: "Authenticate the payer with 3-D Secure",
    answer: FetchAnswer,
    take: takeAuthentication,
  });
  add({
    name: "tds-challenge",
    summary: "Challenge the payer with 3-D Secure in an iframe",
    answer: IframeAnswer,
    take: takeChallenge,
  });
  server.route({
    method: ["GET", "POST"],
    url: "/:name",
    config: { plain: true },
    schema: { hide: true },
    handler: () => {
      throw challengeRefusals.unavailable();
    },
  });
}

interface ChallengeRoute<Answer extends TSchema> {
  name: string;
  summary: string;
  answer: Answer;
  take: (context: Context, input: TakeInput) => Promise<Static<Answer>>;
}

function challengeAdder(server: Server, context: Context) {
  return <Answer extends TSchema>({
    name,
    summary,
    answer,
    take,
  }: ChallengeRoute<Answer>): void => {
    const schema = {
      tags: ["Checkout"],
      security: [],
      "x-refusals": [
        ...paymentRefusals,
        ...Object.values({ ...versionRefusals, ...challengeRefusals }),
      ],
      summary,
      headers: Version,
      body: NewPayment,
      response: { 201: answer as TSchema },
    };
    const config = { addressLimit: "paymentsByAddress" satisfies LimitName };
    server.post(`/${name}`, { schema, config }, async (request, reply) => {
      const input = splitHints(request.body);
      return reply.code(201).send(await take(context, { ...input, browser: browserOf(request) }));
    });
  };
}

function browserOf({ ip, headers }: FastifyRequest): TakeInput["browser"] {
  return {
    address: ip,
    userAgent: headers["user-agent"] ?? "",
    accept: headers.accept ?? "",
    language: (headers["accept-language"] ?? "").split(/[,;]/)[0] ?? "",
  };
}
