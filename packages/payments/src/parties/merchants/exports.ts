/*
 * A list that somebody has whole is an act like any other. A person proves a second factor before
 * more than 10 000 rows leave, which is found out before the first of them does.
 */
import type { FastifyRequest } from "fastify";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { recorded } from "./acts/record.ts";
import { requireAct } from "./roles/admit.ts";
import { isProved } from "./roles/judge.ts";

/** As many rows as persons have without proving anything. */
export const mostUnproved = 10_000;

interface Export<Row> {
  merchantId: Id;
  /** What it is a list of. */
  noun: string;
  /** All there is, from the beginning each time. */
  read: () => AsyncIterable<Row[]>;
}

type Asked = Pick<FastifyRequest, "identity" | "callerAddress" | "query">;

/** The rows of an export, once it may be made and is written down. */
export async function exported<Row>(
  context: Context,
  request: Asked,
  { merchantId, noun, read }: Export<Row>,
): Promise<AsyncIterable<Row[]>> {
  const { identity } = request;
  const mustProve = identity.kind === "person" && !isProved(identity.provedAt, +context.now());
  if (mustProve && (await isLong(read()))) {
    const wanted = { act: "export", isReading: true, stepUp: true } as const;
    await requireAct(context, identity, { merchantId, ...wanted });
  }
  const { filter = {} } = request.query as { filter?: object };
  return await recorded(context, request, async () => ({
    result: read(),
    act: { merchantId, act: `${noun}.export`, subject: merchantId, after: { filter } },
  }));
}

async function isLong<Row>(pages: AsyncIterable<Row[]>): Promise<boolean> {
  let rows = 0;
  for await (const page of pages) {
    rows += page.length;
    if (rows > mostUnproved) return true;
  }
  return false;
}
