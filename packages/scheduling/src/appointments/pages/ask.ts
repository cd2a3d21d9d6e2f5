// Calls the public API within the process, with a browser's checks and limits.
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";

export interface PublicRequest {
  method: "GET" | "POST";
  /** Below `/public/v1/<account>`, percent-encoded. */
  path: string;
  body?: object;
}

export interface PublicReply<Body> {
  status: number;
  body: Body;
}

export function publicPath(account: string): string {
  return `/public/v1/${encodeURIComponent(account)}`;
}

/** Throws on a 5xx except 503, for the usual error page. */
export async function askPublic<Body>(
  server: Server,
  request: FastifyRequest,
  { method, path, body }: PublicRequest,
): Promise<PublicReply<Body>> {
  const { account } = request.params as { account: string };
  const answer = await server.inject({
    method,
    url: `${publicPath(account)}${path}`,
    remoteAddress: request.callerAddress,
    ...(body !== undefined && { payload: body }),
  });
  const { statusCode: status, payload } = answer;
  if (status >= 500 && status !== 503) throw new Error(`The customers' API answered ${status}`);
  return { status, body: (payload === "" ? {} : JSON.parse(payload)) as Body };
}
