import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import type { ListedClient, ListedProject } from "@frontdesk/scheduling-client/types/purposes";
import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";
import { around } from "./queries.ts";

export interface BookingNames {
  resources: ReadonlyMap<number, ListedResource>;
  clients: ReadonlyMap<number, ListedClient>;
  projects: ReadonlyMap<number, ListedProject>;
}

const byId = <One extends { id: number }>(all: readonly One[] = []) =>
  new Map(all.map((one) => [one.id, one]));

export function useBookingNames(): BookingNames {
  const workspace = useWorkspace();
  const { data: resources } = useQuery(around.resources(workspace));
  const { data: clients } = useQuery(around.clients(workspace));
  const { data: projects } = useQuery(around.projects(workspace));
  return useMemo(
    () => ({ resources: byId(resources), clients: byId(clients), projects: byId(projects) }),
    [resources, clients, projects],
  );
}

type TitleParts = Pick<Booking, "client_id" | "project_id" | "details">;

export function titleIn(names: BookingNames, { client_id, project_id, details }: TitleParts) {
  const project = names.projects.get(project_id ?? 0);
  const client = names.clients.get(client_id ?? project?.client_id ?? 0)?.name;
  const texts = [client, project?.name].filter((name) => name !== undefined);
  if (texts.length > 0) return texts.join(" · ");
  const [line = ""] = details.trim().split("\n", 1);
  return line === "" ? undefined : line;
}

export function useBookingTitle(): (booking: TitleParts) => string {
  const names = useBookingNames();
  const { bookings } = useWords();
  return useMemo(
    () => (booking) => titleIn(names, booking) ?? bookings.untitled,
    [names, bookings],
  );
}
