/*
 * Which answers are compressed: built files, and pages that are the same for every visitor. A page
 * of somebody who is signed in, or with a token in its address, is not: by the length of such an
 * answer others could guess a secret that stands in it beside what they chose (BREACH).
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const zip = promisify(gzip);

/** Less does not get smaller by it on the wire. */
const leastBytes = 1_024;

/** If a caller accepts gzip (RFC 9110, section 12.5.3): named, or by `*`, and not with `q=0`. */
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

/** A page that is the same for every visitor, compressed where the caller accepts it. */
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
