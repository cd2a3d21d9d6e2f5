/* A person needs a second factor for more than 10 000 rows. */
import type { FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { recorded } from "./audit-log/record.ts";
import { isProved, requireAct } from "./roles/admit.ts";

export const mostUnproved = 10_000;

interface Export<Row> {
  merchantId: Id;
  noun: string;
  read: () => AsyncIterable<Row[]>;
}

type ExportRequest = Pick<FastifyRequest, "identity" | "callerAddress" | "query">;

export async function exported<Row>(
  context: Context,
  request: ExportRequest,
  { merchantId, noun, read }: Export<Row>,
): Promise<AsyncIterable<Row[]>> {
  const { identity } = request;
  const mustProve = identity.kind === "person" && !isProved(identity.provedAt, +context.now());
  if (mustProve && (await isLong(read()))) {
    const query = { act: "export", isReading: true, stepUp: true } as const;
    await requireAct(context, identity, { merchantId, ...query });
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
