import { catalogue, changedSince, forbidden, missing, notFound } from "../../core/refusals.ts";

export const projectRefusals = catalogue({
  notFound,
  forbidden,
  changedSince,
  goneClient: missing("client_id"),
});
