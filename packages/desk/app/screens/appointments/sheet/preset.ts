import type { Service } from "@frontdesk/scheduling-client/types/services";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { momentAtWall } from "../../../components/days.ts";
import type { NewSpot } from "../../../components/spot.ts";
import { appointments } from "../queries.ts";
import { obstacleAt, type TimeObstacle } from "./obstacle.ts";

export interface Preset {
  moment: Date | undefined;
  /** The clocks skip the time. */
  isSkipped: boolean;
  obstacle: TimeObstacle | undefined;
  /** Undefined if something is in the way. */
  startsAt: string | undefined;
}

/** The clicked time, for the chosen service and staff. */
export function usePreset(
  { date = "", start }: Pick<NewSpot, "date" | "start">,
  service: Service | undefined,
  ids: readonly number[],
): Preset {
  const wall = date !== "" && start !== null ? { date, minutes: start } : undefined;
  const moment = wall && momentAtWall(wall);
  const { data } = useQuery({
    ...appointments.day(useWorkspace(), { date, ids: idsOf(service) }),
    enabled: moment !== undefined && service !== undefined,
  });
  const isRead = wall !== undefined && service !== undefined && data !== undefined;
  const obstacle = isRead ? obstacleAt(data, { service, ids, at: wall }) : undefined;
  return {
    moment,
    isSkipped: wall !== undefined && moment === undefined,
    obstacle,
    startsAt: obstacle === undefined ? moment?.toISOString() : undefined,
  };
}

export const idsOf = (service: Service | undefined): number[] =>
  service?.parts.flatMap(({ resource_ids: ids }) => ids) ?? [];
