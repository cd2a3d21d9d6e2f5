import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { basicPassword } from "./basic.ts";
import { pathOf } from "./log.ts";
import { hideSpacedNumbers } from "./redaction.ts";

const sane = /^[A-Za-z0-9_.~:=+-]{1,128}$/;
// Shorter than any of our secrets, longer than a chance match.
const telling = 8;

export function requestIdOf(request: Pick<IncomingMessage, "headers" | "url">): string {
  const input = request.headers["x-request-id"];
  if (typeof input !== "string" || !sane.test(input)) return randomUUID();
  return hideSpacedNumbers(input) === input && !isNotified(input, request) ? input : randomUUID();
}

function isNotified(id: string, { headers, url = "" }: Pick<IncomingMessage, "headers" | "url">) {
  if (id.length < telling) return false;
  const { authorization = "", cookie = "" } = headers;
  const password = basicPassword(authorization) ?? "";
  return [authorization, password, cookie, url, pathOf(url)].some((text) => text.includes(id));
}
