// The first match decides.
import { forbidden, notFound, processing } from "../../core/refusals.ts";
import { creationRefusals } from "../transactions/refusals.ts";

export const cardRefusals = {
  notFound,
  forbidden,
  notAllowed: processing(28),
  noTransaction: creationRefusals.noTransaction,
};
