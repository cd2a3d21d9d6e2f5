import { accentSheet } from "@frontdesk/server/accent";
import { pictureName } from "@frontdesk/server/pictures/picture";
import { pictureFrom } from "@frontdesk/server/pictures/read";
import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import { getMerchantFor } from "../access.ts";
import { recorded } from "../audit-log/record.ts";
import { brandingRefusals as refusals } from "../refusals.ts";
import { MerchantParams } from "../schema.ts";
import { lockMerchant } from "../store.ts";
import { Branding, BrandingChanges } from "./schema.ts";
import { type BrandingRow, findBranding, saveColor, saveLogo } from "./store.ts";

const path = "/merchants/:merchantId/branding";

export function brandingRoutes(server: Server, context: Context): void {
  server.get(
    path,
    {
      schema: {
        summary: "Retrieve a merchant's branding",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        response: { 200: Branding },
      },
      config: { personsMay: "see" },
    },
    async ({ params: { merchantId }, identity: { callerId } }) => {
      const { key } = await getMerchantFor(context.db, { merchantId, callerId });
      return presented(context, key, await findBranding(context.db, merchantId));
    },
  );

  server.put(
    path,
    {
      schema: {
        summary: "Update a merchant's branding",
        tags: ["Merchants"],
        "x-refusals": Object.values(refusals),
        params: MerchantParams,
        body: BrandingChanges,
        response: { 204: Nothing },
      },
      config: { personsMay: "profile" },
      // Fits a logo in base64.
      bodyLimit: 1_048_576,
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const { key } = await getMerchantFor(context.db, { merchantId, callerId });
      const changes = checked(request.body);
      await recorded(context, request, async ({ db }) => {
        await lockMerchant(db, merchantId);
        const former = await findBranding(db, merchantId);
        if (changes.color !== undefined) await saveColor(db, merchantId, changes.color);
        if (changes.logo !== undefined) await saveLogo(db, merchantId, changes.logo);
        const before = presented(context, key, former);
        const after = presented(context, key, await findBranding(db, merchantId));
        const act = { merchantId, act: "branding.update", subject: merchantId, before, after };
        return { result: undefined, act };
      });
      return reply.code(204).send(null);
    },
  );
}

interface CheckedChanges {
  color: string | null | undefined;
  logo: { name: string | null; bytes: Buffer | null } | undefined;
}

function checked({ color, logo }: Static<typeof BrandingChanges>): CheckedChanges {
  const picture = typeof logo === "string" ? pictureFrom(logo) : undefined;
  const problems = [
    ...(typeof color === "string" && accentSheet(color) === "" ? [refusals.tooPale()] : []),
    ...(typeof logo === "string" && picture === undefined ? [refusals.noPicture()] : []),
  ];
  if (problems.length > 0) throw invalid(problems);
  const named = picture === undefined ? null : pictureName(picture);
  return {
    color,
    logo: logo === undefined ? undefined : { name: named, bytes: picture?.bytes ?? null },
  };
}

function presented(
  { settings: { publicUrl } }: Pick<Context, "settings">,
  key: string,
  { color, logo }: BrandingRow,
): Static<typeof Branding> {
  return { color, logoUrl: logo === null ? null : `${publicUrl}${logoPath(key, logo)}` };
}

export function logoPath(key: string, logo: string): string {
  return `/pay/logo/${key}/${logo}`;
}
