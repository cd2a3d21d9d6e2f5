// 405 with the allowed methods (RFC 9110, section 15.5.6).
import type { Refusal } from "@frontdesk/server/refusal";
import type { FastifyRequest, RouteOptions } from "fastify";
import { unknownMethod } from "./refusals.ts";

interface RegisteredRoute {
  pattern: RegExp;
  methods: Set<string>;
}

export function createDirectory() {
  const existing = new Map<string, RegisteredRoute>();
  return {
    add({ url, method }: Pick<RouteOptions, "url" | "method">): void {
      const entry = existing.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
      existing.set(url, entry);
      for (const name of [method].flat()) if (name !== "OPTIONS") entry.methods.add(name);
    },
    refusalOf({ url }: FastifyRequest): Refusal | undefined {
      const [path = ""] = url.split("?", 1);
      const methods = [...existing.values()].flatMap((entry) =>
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
  // The router ignores one trailing slash too.
  return new RegExp(`^${parts.join("/").replace(/\/+$/, "")}/?$`);
}
