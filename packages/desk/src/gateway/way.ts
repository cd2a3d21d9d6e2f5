import type { Audience } from "@frontdesk/people/assertions/assertion";
import { type Target, targetOf } from "@frontdesk/people/assertions/target";

/** Where a request goes from the desk. */
export interface Way {
  aud: Audience;
  /** The path and query there. */
  target: Target;
  /** What is answered is a page that the service wrote for people. */
  isPage?: boolean;
}

const started = /^\/api\/(payments|scheduling|operator)(\/.*)$/;
// Of the desk's own room what has to do with people, and what was done; not who is an operator.
const rooms = /^\/(?:(payments|scheduling)(\/.*)|(desk)(\/(?:persons|actions)(?:\/.*)?))$/;

/** The way of a request below `/api`; undefined when there is nothing that the desk forwards to. */
export function wayOf(method: string, url: string): Way | undefined {
  const whole = targetOf(url);
  const [, aud, path = ""] = started.exec(whole?.path ?? "") ?? [];
  if (whole === undefined || aud === undefined) return undefined;
  const { query } = whole;
  if (aud === "operator") {
    const [room, rest] =
      rooms
        .exec(path)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [];
    const inside = { path: `/${room}/operator${rest}`, query };
    return room === undefined ? undefined : { aud, target: inside };
  }
  const isOpen = aud === "payments" ? isOfPayments(method, path) : path.startsWith("/v1/");
  return isOpen ? { aud: aud as Audience, target: { path, query } } : undefined;
}

/**
 * Customers' cards and payments are no business of the desk, and a new app is told its key: both
 * are asked for where payments are. Of scheduling only the API is.
 */
function isOfPayments(method: string, path: string): boolean {
  const [, first = "", second = ""] = path.split("/");
  if (["vault", "payments", "oauth"].includes(first)) return false;
  return !(method === "POST" && first === "apps" && second === "");
}
