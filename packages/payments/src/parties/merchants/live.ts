// What an installation must be before live merchants are let in.

import { isOwnHost } from "@frontdesk/server/network";
import type { Problem } from "@frontdesk/server/refusal";
import { merchantRefusals } from "./refusals.ts";

/** Whether card numbers would travel to this service unencrypted from other machines. */
export function isUnencrypted({ publicUrl }: { publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== "https:" && !isOwnHost(hostname);
}

/** What keeps a merchant from being live here, where it is to be. */
export function liveProblems(
  { test }: Record<string, unknown>,
  settings: { publicUrl: string },
): Problem[] {
  if (test === true || !isUnencrypted(settings)) return [];
  return [merchantRefusals.unencrypted()];
}
