import type { Branding } from "@frontdesk/payments-client/types";
import type { BookingPage } from "@frontdesk/scheduling-client/types/services";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "../../api/action.ts";
import { payments } from "../../api/clients.ts";
import { ownPicture } from "../../api/own-picture.ts";
import type { Shop } from "../../api/shop.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { inBase64 } from "./logo-file.ts";

export const looks = {
  page: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "services", "page"],
      queryFn: ({ signal }) => studioOf(workspace).bookingPage.tagged({ signal }),
    }),

  branding: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "branding"],
      queryFn: ({ signal }) => payments.merchants.branding(merchantId, { signal }),
    }),
};

/** The booking page with its mails, or the payment page. */
export type LookTarget = "page" | "payments";

export interface LookDraft {
  /** `#rrggbb`; empty for ours. */
  color: string;
  /** The address of the stored picture, or a new one as `data:`; empty for none. */
  logo: string;
}

export interface StoredLooks {
  page?: BookingPage | undefined;
  branding?: Branding | undefined;
}

export function lookOf({ page, branding }: StoredLooks): LookDraft {
  const color = page === undefined ? branding?.color : page.accent_color;
  const logo = page === undefined ? branding?.logoUrl : page.logo_url;
  return { color: color?.toLowerCase() ?? "", logo: logo ?? "" };
}

/** Both services name equal pictures alike. */
const fileIn = (address: string) => address.split("/").at(-1);

export function isLook(draft: LookDraft, target: LookDraft): boolean {
  return draft.color === target.color && fileIn(draft.logo) === fileIn(target.logo);
}

/** The payment page has another look than the booking page. */
export function differs({ page, branding }: StoredLooks): boolean {
  if (page === undefined || branding === undefined) return false;
  return !isLook(lookOf({ page, branding }), lookOf({ page: undefined, branding }));
}

async function base64Of(logo: string): Promise<string | null> {
  if (logo === "") return null;
  if (logo.startsWith("data:")) return logo.slice(logo.indexOf(",") + 1);
  const response = await fetch(ownPicture(logo));
  if (!response.ok) throw new Error(`The stored logo was answered ${response.status}`);
  const address = await inBase64(await response.blob());
  return address.slice(address.indexOf(",") + 1);
}

interface LookChange extends StoredLooks {
  draft: LookDraft;
  etag: string;
}

/**
 * Saves to both services; a failure of one does not stop the other. `onKept`: the stored look, so
 * that a retry is no conflict.
 */
export function useLook(onKept: (look: LookDraft) => void) {
  const workspace = useWorkspace();
  const existing = useQueryClient();
  const [failed, setFailed] = useState<LookTarget[]>([]);
  const { id, merchant } = workspace;
  const change = useAction(["settings.look", "footer"], {
    async mutationFn({ draft, etag, page, branding }: LookChange) {
      const image = { logo: await base64Of(draft.logo) };
      const color = draft.color === "" ? null : draft.color;
      const works: [LookTarget, () => Promise<unknown>][] = [];
      if (page !== undefined && !isLook(draft, lookOf({ page, branding }))) {
        const changes = { accent_color: color, ...image };
        works.push([
          "page",
          async () => {
            const options = { ifMatch: etag };
            const kept = await studioOf(workspace).bookingPage.update(changes, options);
            onKept(lookOf({ page: kept, branding }));
          },
        ]);
      }
      if (branding !== undefined && !isLook(draft, lookOf({ page: undefined, branding }))) {
        const changes = { color, ...image };
        works.push(["payments", () => payments.merchants.setBranding(merchant!.id, changes)]);
      }
      const results = await Promise.allSettled(works.map(([, work]) => work()));
      setFailed(
        works.flatMap(([target], at) => (results[at]!.status === "rejected" ? target : [])),
      );
      const refusal = results.find((result) => result.status === "rejected");
      if (refusal === undefined) return;
      // The retry must see which service has the look.
      await renew();
      throw refusal.reason;
    },
    onSettled: () => renew(),
  });
  const renew = async () => {
    const keys = [["services", "page"], ["audit"], ["merchant", "branding"], ["acts"]];
    await Promise.all(keys.map((key) => existing.invalidateQueries({ queryKey: [id, ...key] })));
  };
  return { change, failed };
}
