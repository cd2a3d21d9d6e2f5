import { Type } from "typebox";
import { formatted } from "../../api/lists/tables.ts";
import { DateOnly, DateText } from "../../core/dates.ts";

export const ReportRange = Type.Object({
  start_date: DateText,
  end_date: DateText,
  ...formatted,
});

const Nullable = Type.Union([Type.String(), Type.Null()]);
const MaybeDate = Type.Union([DateOnly, Type.Null()]);
const Whole = (description: string) => Type.Integer({ description });

const booked = Whole("Booked minutes");
const waiting_list = Whole("Minutes on the waiting list");
const tentative = Whole("Tentative minutes; not in the other totals");
const utilization = Type.Number({ description: "Booked share of availability, from 0 to 1" });
const max_usage = Whole("The largest sum of booked and waiting minutes of an entry");

const tally = {
  booked,
  unbooked: Whole("Unbooked minutes"),
  availability: Whole("Bookable minutes: booked and unbooked"),
  waiting_list,
  tentative,
  utilization,
};

const earliest = {
  earliest_available_period: Type.String({
    description: "The first consecutive days with free time; empty if none",
    examples: ["25 Aug 2014 - 31 Aug 2014"],
  }),
  earliest_available_from: MaybeDate,
  earliest_available_until: MaybeDate,
};

const resource = {
  id: Type.Integer(),
  name: Type.String(),
  image: Nullable,
  job_title: Nullable,
  resource_type: Type.String(),
  url: Type.String(),
  ...earliest,
};

export const ResourcesReport = Type.Object({
  ...tally,
  resources: Type.Array(
    Type.Object({
      ...resource,
      ...tally,
      custom_fields: Type.Record(Type.String(), Type.Array(Type.String()), {
        description: "Option ids by field id",
      }),
    }),
  ),
});

const row = {
  name: Type.String(),
  color: Type.String(),
  booked,
  waiting_list,
  tentative,
  max_usage,
};

export const ResourceReport = Type.Object({
  ...resource,
  ...tally,
  projects: Type.Array(Type.Object({ ...row, client_name: Type.String() })),
  clients: Type.Array(Type.Object(row)),
});

const project = {
  id: Type.Integer({ description: "0 for time without a project" }),
  name: Type.String(),
  project_code: Nullable,
  client_name: Type.String(),
  client_id: Type.Union([Type.Integer(), Type.Null()]),
  color: Type.String(),
  booked,
  waiting_list,
  tentative,
  url: Type.String(),
};

const client = {
  id: Type.Integer({ description: "0 for time without a client" }),
  name: Type.String(),
  notes: Nullable,
  color: Type.String(),
  booked,
  waiting_list,
  tentative,
  url: Type.String(),
};

const totals = { booked, waiting_list, tentative, max_usage };
const resources = Type.Array(
  Type.Object({ ...resource, booked, waiting_list, tentative, utilization }),
);

export const ProjectsReport = Type.Object({
  ...totals,
  projects: Type.Array(Type.Object(project)),
});
export const ProjectReport = Type.Object({ ...project, resources });
export const ClientsReport = Type.Object({ ...totals, clients: Type.Array(Type.Object(client)) });
export const ClientReport = Type.Object({ ...client, resources });
