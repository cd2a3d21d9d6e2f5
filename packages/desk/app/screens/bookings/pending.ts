/* Drawn over the query cache: a refusal leaves nothing behind, even if a refetch fails. */
import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { useMutationState } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Workspace } from "../../api/desk.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { type PendingChange, pendingTarget, withChanges } from "./with-changes.ts";

export const changeKey = ({ id }: Pick<Workspace, "id">) => [id, "bookings", "change"] as const;

export function usePending(): (booking: Booking) => Booking {
  const pending = useMutationState({
    filters: { mutationKey: changeKey(useWorkspace()), status: "pending" },
    select: ({ state }) => state.variables as PendingChange,
  });
  return useCallback(
    (booking: Booking) =>
      pending
        .filter((one) => one.booking.id === booking.id)
        .reduce((so, one) => withChanges(so, pendingTarget(so, one)), booking),
    [pending],
  );
}
