import type { Belongings } from "../endpoints.ts";
import type { Studio } from "../studio.ts";
import { answered } from "./answered.ts";

export async function useLists(studio: Studio, { ids }: Belongings): Promise<void> {
  const days = "start_date=2030-01-01&end_date=2030-01-31";
  const one = `booker_id=${studio.userId}`;
  const paths = [
    ...["", "?offset=1", "?limit=5&after=1", `?${days}`, `?${one}`].map((it) => `/bookings${it}`),
    `/bookings?project_id=${ids.projects}`,
    `/bookings?client_id=${ids.clients}&waiting=true`,
    `/bookings?resource_ids=${ids.resources}&${days}&after=1`,
    `/bookings?updated_since=2026-11-23T07:00:00Z&${one}`,
    `/resources/${ids.resources}/bookings?${days}`,
    `/projects/${ids.projects}/bookings?${days}`,
    `/clients/${ids.clients}/bookings?updated_since=2026-11-23T07:00:00Z`,
    "/downtimes?from=2031-01-01&to=2031-01-31",
    `/downtimes?resource_ids=${ids.resources}&from=2031-01-01`,
    "/downtimes?after=1",
    "/downtimes?all_resources=true&from=2031-01-01",
    "/downtimes?all_resources=false&after=1",
    `/resources?ids=${ids.resources}`,
    `/resources?ids=${ids.resources}&updated_since=2026-11-23T07:00:00Z`,
    `/downtimes?resource_ids=${ids.resources}&from=2031-01-01&updated_since=2026-11-23T07:00:00Z`,
    ...["clients", "projects", "projects/archived", "resources", "downtimes", "services"].map(
      (name) => `/${name}?updated_since=2026-11-23T07:00:00Z`,
    ),
    ...[
      "resources",
      "resources/archived",
      "clients",
      "projects",
      "services",
      "services/archived",
      "users",
      "calendars",
      "webhooks",
    ].map((name) => `/${name}?after=1&limit=5`),
    `/webhooks/${ids.webhooks}/queue?after=1&limit=5`,
    `/audit?user_id=${studio.userId}&limit=5`,
    `/audit?kind=booking&subject_id=${ids.bookings}`,
    "/audit?kind=client&after=1&limit=5",
    "/audit?after=1&limit=5",
    `/bookings?format=csv&${days}`,
    `/appointments?format=csv&${days}`,
    `/bookings?format=csv&${days}&q=bread`,
    `/clients/${ids.clients}/bookings?format=csv&${days}`,
    "/clients?format=csv",
    "/clients/archived?format=csv",
    "/services?format=csv",
    ...["", "?after=1&limit=5", `?${days}`, `?service_id=1&${days}`].map((it) => `/sessions${it}`),
    `/sessions?resource_ids[]=${ids.resources}&${days}`,
    ...["resources", "clients", "projects"].map((it) => `/reports/${it}?format=csv&${days}`),
  ];
  for (const path of paths) answered(path, await studio.get(path));
}
