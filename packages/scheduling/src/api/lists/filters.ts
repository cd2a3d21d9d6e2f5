// A misspelt filter would return the whole list. Published clients always send paging parameters.
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest, RouteOptions } from "fastify";
import { unknownFilters } from "../refusals.ts";
import { paging } from "./lists.ts";

const always = new Set([...Object.keys(paging), "access_token"]);

export function refuseUnknownFilters(server: Server): void {
  server.addHook("onRoute", (route: RouteOptions) => {
    const names = parametersOf(route);
    if (names === undefined) return;
    const check = async (request: FastifyRequest) => {
      const unknown = Object.entries(request.query as object).flatMap(([name, value]) =>
        names.has(name) || always.has(name) || isAbsent(value) ? [] : [name],
      );
      if (unknown.length > 0) throw unknownFilters(unknown);
    };
    route.preValidation = [check, ...[route.preValidation ?? []].flat()];
  });
}

function parametersOf({ method, schema }: RouteOptions): Set<string> | undefined {
  const { properties } = (schema?.querystring ?? {}) as { properties?: object };
  const isRead = [method].flat().includes("GET");
  return isRead && properties !== undefined ? new Set(Object.keys(properties)) : undefined;
}

/** Clients send these for an unset parameter. */
const isAbsent = (value: unknown): boolean => value === "" || value === "null";
