/*
 * Further sites of a merchant are kept as origins. They stand in the policy of the popup, so one is
 * a plain host at https and nothing that a policy reads otherwise.
 */
import { isHostName } from "@frontdesk/server/network";
import { invalid } from "@frontdesk/server/refusal";
import { siteRefusals } from "../refusals.ts";
import type { LinkRules } from "./schema.ts";

/** Rules with their sites as origins, each once; refuses what is none. */
export function knownRules({ sites, ...rules }: LinkRules): LinkRules {
  if (sites === undefined) return rules;
  const origins = sites.map(originOf);
  const problems = origins.flatMap((origin, index) =>
    origin === undefined ? [{ ...siteRefusals.noSite(), field: `sites.${index}` }] : [],
  );
  if (problems.length > 0) throw invalid(problems);
  return { ...rules, sites: [...new Set(origins.filter((origin) => origin !== undefined))] };
}

/** Undefined of what is no origin at https; a slash at its end is taken. */
function originOf(site: string): string | undefined {
  if (!/^https:\/\/[^/?#@\\\s]+\/?$/i.test(site) || !URL.canParse(site)) return undefined;
  const { origin, hostname } = new URL(site);
  return isHostName(hostname) ? origin : undefined;
}
