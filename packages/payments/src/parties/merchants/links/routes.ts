import { isHostName } from "@frontdesk/server/network";
import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import { getMerchantFor } from "../access.ts";
import { recorded } from "../audit-log/record.ts";
import { signingRefusals, siteRefusals } from "../refusals.ts";
import type { MerchantRow } from "../row.ts";
import { MerchantParams } from "../schema.ts";
import { LinkRules, LinkSecret, LinkSettings, NewLinkSecret } from "./schema.ts";
import { changeRules, renewLinkSecret } from "./secret.ts";

const described = {
  tags: ["Merchants"],
  "x-refusals": [forbidden],
  params: MerchantParams,
} as const;

export function merchantLinkRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/link-secret",
    {
      schema: {
        ...described,
        summary: "Create or replace the secret for payment links",
        "x-refusals": [forbidden, signingRefusals.hasSecret],
        body: NewLinkSecret,
        response: { 201: LinkSecret },
      },
      config: { personsMay: { act: "keys", stepUp: true } },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const { replace } = request.body;
      const secret = await recorded(context, request, async (context) => ({
        result: await renewLinkSecret(context, { merchantId, callerId, replace }),
        act: { merchantId, act: "link_secret.renew", subject: merchantId },
      }));
      return reply.code(201).send({ secret });
    },
  );

  server.get(
    "/merchants/:merchantId/links",
    {
      schema: {
        ...described,
        summary: "Retrieve a merchant's payment link settings",
        response: { 200: LinkSettings },
      },
      config: { personsMay: "see" },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const merchant = await getMerchantFor(context.db, { merchantId, callerId });
      const { linkSignatureRequired: signatureRequired, capture, sites, linkSecret } = merchant;
      const url = plainLinkOf(context.settings, merchant);
      return { signatureRequired, capture, sites: [...sites], hasSecret: linkSecret !== null, url };
    },
  );

  rulesRoute(server, context);
}

function plainLinkOf({ publicUrl }: Context["settings"], { key, test }: MerchantRow): string {
  return `${publicUrl}/pay/?${new URLSearchParams({ key, ...(test && { test: "1" }) })}`;
}

function rulesRoute(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/links",
    {
      schema: {
        ...described,
        "x-refusals": Object.values({ ...siteRefusals, ...signingRefusals }),
        summary: "Update a merchant's payment link settings",
        body: LinkRules,
        response: { 204: Nothing },
      },
      config: { personsMay: "profile" },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const rules = readableRules(request.body);
      await recorded(context, request, async (context) => ({
        result: await changeRules(context, { merchantId, callerId, rules }),
        act: { merchantId, act: "links.update", subject: merchantId, after: rules },
      }));
      return reply.code(204).send(null);
    },
  );
}

/* Each site is a plain https host: no popup policy can misread it. */
function readableRules({ sites, ...rules }: LinkRules): LinkRules {
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
