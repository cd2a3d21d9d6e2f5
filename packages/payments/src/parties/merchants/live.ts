// Requirements of live merchants.

import { isOwnHost } from "@frontdesk/server/network";
import type { Problem } from "@frontdesk/server/refusal";
import { merchantRefusals } from "./refusals.ts";

export function isUnencrypted({ publicUrl }: { publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== "https:" && !isOwnHost(hostname);
}

export function liveProblems(
  { test }: Record<string, unknown>,
  settings: { publicUrl: string },
): Problem[] {
  if (test === true || !isUnencrypted(settings)) return [];
  return [merchantRefusals.unencrypted()];
}
