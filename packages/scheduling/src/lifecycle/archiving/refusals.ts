import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, forbidden, notFound, tooBusy } from "../../core/refusals.ts";
import { endRefusals } from "../members/refusals.ts";

export const archivingRefusals = catalogue({
  notFound,
  forbidden,
  ...endRefusals,
  tooBusy,
});

export const serviceArchivingRefusals = catalogue({
  notFound,
  toCome: reason(
    { status: 422, when: "The service has future appointments" },
    (count: number): Problem => ({
      field: "",
      message: `has future appointments (${count}); archive it instead`,
    }),
  ),
});
