// A path that is known, asked with a method that it does not have, is answered 405 with the methods
// that it has (RFC 9110, section 15.5.6).
import type { Refusal } from "@frontdesk/server/refusal";
import type { FastifyRequest, RouteOptions } from "fastify";
import { unknownMethod } from "./refusals.ts";

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** Collects routes and finds the refusal for what none of them takes. */
export function createDirectory() {
  const known = new Map<string, Known>();
  return {
    add({ url, method }: Pick<RouteOptions, "url" | "method">): void {
      const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
      known.set(url, entry);
      for (const name of [method].flat()) if (name !== "OPTIONS") entry.methods.add(name);
    },
    refusalOf({ url }: FastifyRequest): Refusal | undefined {
      const [path = ""] = url.split("?", 1);
      const methods = [...known.values()].flatMap((entry) =>
        entry.pattern.test(path) ? [...entry.methods] : [],
      );
      if (methods.length === 0) return undefined;
      return unknownMethod(methods);
    },
  };
}

function patternOf(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : RegExp.escape(part)));
  // Like the router, which does not mind one slash at the end.
  return new RegExp(`^${parts.join("/").replace(/\/+$/, "")}/?$`);
}
