/* Drawn over the query cache: a refusal leaves nothing behind, even if a refetch fails. */
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import { useMutationState } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Workspace } from "../../api/desk.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { withChanges } from "./with-changes.ts";

interface PendingChange {
  booking: Booking;
  changes: BookingChanges;
}

export const changeKey = ({ id }: Pick<Workspace, "id">) => [id, "bookings", "change"] as const;

export function usePending(): (booking: Booking) => Booking {
  const pending = useMutationState({
    filters: { mutationKey: changeKey(useWorkspace()), status: "pending" },
    select: ({ state }) => {
      const { booking, changes } = state.variables as PendingChange;
      return { id: booking.id, changes };
    },
  });
  return useCallback(
    (booking: Booking) =>
      pending
        .filter(({ id }) => id === booking.id)
        .reduce((so, { changes }) => withChanges(so, changes), booking),
    [pending],
  );
}
