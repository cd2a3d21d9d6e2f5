import { createHash } from "node:crypto";
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../../ground/context.ts";
import { tooManyTokens } from "../errors.ts";

/** Counts a request for tokens; refuses with 429 when there were too many. */
export async function takeTokenRequest(
  { limits }: Pick<Context, "limits">,
  name: "tokensByUser" | "tokensByAddress",
  key: string,
): Promise<void> {
  try {
    await limits.take(name, key);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw tooManyTokens(error.headers["Retry-After"] ?? "60");
  }
}

/** What somebody is counted by who is known by a name only. */
export function keyOfName(name: string): string {
  return `name ${createHash("sha256").update(name.trim().toLowerCase()).digest("hex")}`;
}
