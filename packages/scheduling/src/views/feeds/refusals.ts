import { catalogue, forbidden, notFound } from "../../core/refusals.ts";

export const feedRefusals = catalogue({
  notFound,
  goneResource: {
    field: "resource_id",
    message: "is not a resource of this account",
    when: "Not a resource of the account",
  },
  forbidden,
});
