import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { useQueries } from "@tanstack/react-query";
import { usePlace } from "../../../data/place.ts";
import { useMayChange, useMaySee } from "../../../data/rights.ts";
import { appointments } from "../queries.ts";

/**
 * Whether whoever is here may do something about an appointment: any, or one that is with them.
 * Who may not see whose anything is tries, and is refused.
 */
export function useMayAct({ resources }: Pick<AppointmentStanding, "resources">): boolean {
  const place = usePlace();
  const may = useMayChange("bookings");
  const maySee = useMaySee("resources");
  const isOnlyOwn = place.account?.rights.bookings === "manage_own";
  const read = useQueries({
    queries: resources.map(({ id }) => ({
      ...appointments.resource(place, id),
      enabled: isOnlyOwn && maySee,
    })),
  });
  if (isOnlyOwn && !maySee) return true;
  return may(read.map(({ data }) => data?.user_id));
}
