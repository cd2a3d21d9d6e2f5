import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";

type Titled = Pick<AgendaBlock, "client" | "project" | "service" | "details">;

/** Client and project, the service, or the first line of the details. */
export function blockTitle({ client, project, service, details }: Titled): string | undefined {
  const names = [client?.name, project?.name].filter((name) => name !== undefined);
  const [line = ""] = (details ?? "").trim().split("\n", 1);
  const title = names.join(" · ") || (service?.name ?? line);
  return title === "" ? undefined : title;
}
