import { catalogue, disordered, noDate, otherDay } from "../../core/refusals.ts";

export const agendaLimits = { days: 42, resourceDays: 10_000, blocks: 10_000 };

const { days, resourceDays, blocks } = agendaLimits;

export const agendaRefusals = catalogue({
  noDate,
  otherDay,
  disordered,
  manyDays: {
    field: "to",
    message: `must cover at most ${days} days`,
    when: `More than ${days} days`,
  },
  manyResources: {
    field: "resource_ids",
    message: `must cover at most ${resourceDays} days of all resources together`,
    when: `More than ${resourceDays} days of all resources together`,
  },
  manyBlocks: {
    field: "to",
    message: `must cover at most ${blocks} blocks`,
    when: `More than ${blocks} blocks: request fewer days or resources`,
  },
});
