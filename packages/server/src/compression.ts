/* Only for content that is the same for every visitor: otherwise the compressed length could
   reveal a secret (BREACH). */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const zip = promisify(gzip);

/** Shorter answers get no smaller on the wire. */
const leastBytes = 1_024;

/** RFC 9110, section 12.5.3: gzip or `*`, without `q=0`. */
export function takesGzip({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const { "accept-encoding": accepted = "" } = headers;
  const codings = new Map(
    accepted.split(",").map((entry) => {
      const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((each) => /^q\s*=\s*0(?:\.0*)?$/.test(each))];
    }),
  );
  return codings.get("gzip") ?? codings.get("x-gzip") ?? codings.get("*") ?? false;
}

export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<string | Buffer> {
  reply.header("vary", "accept-encoding");
  if (Buffer.byteLength(page) < leastBytes || !takesGzip(request)) return page;
  reply.header("content-encoding", "gzip");
  return await zip(page);
}
