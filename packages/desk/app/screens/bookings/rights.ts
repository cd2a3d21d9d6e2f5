import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { useQuery } from "@tanstack/react-query";
import { useMayChange } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { around } from "./queries.ts";

/** Any booking, or their own by author or resource. */
export function useMayBook({ booker, resource_id: id }: Pick<Booking, "booker" | "resource_id">) {
  const workspace = useWorkspace();
  const may = useMayChange("bookings");
  const isRequested = workspace.account?.rights.bookings === "manage_own";
  const { data } = useQuery({ ...around.resource(workspace, id), enabled: isRequested });
  return may([booker?.id, data?.user_id]);
}
