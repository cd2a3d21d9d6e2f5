import { NotFoundError } from "@frontdesk/scheduling-client/errors";
import type { ConnectedMerchant } from "@frontdesk/scheduling-client/types/merchants";
import { queryOptions } from "@tanstack/react-query";
import { type StudioWorkspace, studioOf } from "./studio.ts";

/** Null without one. Administrators only. */
export const connectedMerchant = (workspace: StudioWorkspace) =>
  queryOptions({
    queryKey: [workspace.id, "services", "merchant"],
    queryFn: async ({ signal }): Promise<ConnectedMerchant | null> => {
      try {
        return await studioOf(workspace).merchant.get({ signal });
      } catch (error) {
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },
  });
