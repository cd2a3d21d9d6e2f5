import type { Audience } from "@frontdesk/people/assertions/assertion";
import { type Target, targetOf } from "@frontdesk/people/assertions/target";

export interface Upstream {
  aud: Audience;
  target: Target;
}

const started = /^\/api\/(payments|scheduling|operator)(\/.*)$/;
// Operator assignment needs the key.
const rooms = /^\/(?:(payments|scheduling)(\/.*)|(desk)(\/(?:persons|actions)(?:\/.*)?))$/;

/** Returns the path below `/api`; undefined if it is not allowed. */
export function upstreamOf(method: string, url: string): Upstream | undefined {
  const whole = targetOf(url);
  const [, aud, path = ""] = started.exec(whole?.path ?? "") ?? [];
  if (whole === undefined || aud === undefined) return undefined;
  const { query } = whole;
  if (aud === "operator") {
    const [serviceName, rest] =
      rooms
        .exec(path)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [];
    const inside = { path: `/${serviceName}/operator${rest}`, query };
    return serviceName === undefined ? undefined : { aud, target: inside };
  }
  const isOpen = aud === "payments" ? isOfPayments(method, path) : path.startsWith("/v1/");
  return isOpen ? { aud: aud as Audience, target: { path, query } } : undefined;
}

/** Excludes customers' cards and payments, and app creation: its response contains a key. */
function isOfPayments(method: string, path: string): boolean {
  const [, first = "", second = ""] = path.split("/");
  if (["vault", "payments", "oauth"].includes(first)) return false;
  return !(method === "POST" && first === "apps" && second === "");
}
