/* A plain https host each: no popup policy can misread it. */
import { isHostName } from "@frontdesk/server/network";
import { invalid } from "@frontdesk/server/refusal";
import { siteRefusals } from "../refusals.ts";
import type { LinkRules } from "./schema.ts";

export function readableRules({ sites, ...rules }: LinkRules): LinkRules {
  if (sites === undefined) return rules;
  const origins = sites.map(originOf);
  const problems = origins.flatMap((origin, index) =>
    origin === undefined ? [{ ...siteRefusals.noSite(), field: `sites.${index}` }] : [],
  );
  if (problems.length > 0) throw invalid(problems);
  return { ...rules, sites: [...new Set(origins.filter((origin) => origin !== undefined))] };
}

function originOf(site: string): string | undefined {
  if (!/^https:\/\/[^/?#@\\\s]+\/?$/i.test(site) || !URL.canParse(site)) return undefined;
  const { origin, hostname } = new URL(site);
  return isHostName(hostname) ? origin : undefined;
}
