// Why a card is not saved; the first reason that holds decides.
import { forbidden, notFound, processing } from "../../ground/refusals.ts";
import { creationRefusals } from "../transactions/refusals.ts";

export const cardRefusals = {
  notFound,
  forbidden,
  notAllowed: processing(28),
  noTransaction: creationRefusals.noTransaction,
};
