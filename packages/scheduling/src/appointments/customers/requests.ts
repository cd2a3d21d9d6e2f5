import type { Problem } from "@frontdesk/server/refusal";
import { isPhone } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import type { Static } from "typebox";
import { invalid, unprocessable } from "../../core/refusals.ts";
import type { ServicePart } from "../../offering/services/service.ts";
import type { Wish } from "../booking/choose.ts";
import type { Details } from "../booking/details.ts";
import type { OfferedTerms } from "../booking/offer.store.ts";
import { readStart } from "../booking/read.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { customerRefusals as refusals } from "./refusals.ts";
import type { CustomerDetails } from "./schema.ts";
import { choosableIn } from "./show.ts";

export function readWish(
  { terms }: OfferedTerms,
  { starts_at: start, resource_ids: ids = [] }: { starts_at: string; resource_ids?: number[] },
): Wish {
  const startsAt = readStart(start);
  checkChosen(terms, ids);
  return { startsAt, resourceIds: [...new Set(ids)] };
}

export function checkChosen(
  service: { parts: readonly ServicePart[] },
  ids: readonly number[],
): void {
  const able = choosableIn(service);
  if (ids.some((id) => !able.has(id))) throw invalid(appointmentRefusals.goneResource());
}

interface DetailsRules {
  hasTerms: boolean;
  hasFee: boolean;
  now: Date;
}

export function readDetails(
  body: Static<typeof CustomerDetails>,
  { hasTerms, hasFee, now }: DetailsRules,
): Details {
  const { consents = {} } = body;
  const name = body.name.trim();
  const email = body.email.trim();
  const phone = body.phone?.trim() ?? "";
  const problems: Problem[] = [
    ...(name === "" ? [refusals.noName()] : []),
    ...(isEmail(email) ? [] : [refusals.noEmail()]),
    ...(phone === "" || isPhone(phone) ? [] : [refusals.noPhone()]),
    ...(hasTerms && consents.terms !== true ? [refusals.noTerms()] : []),
    ...(hasFee && consents.no_show_fee !== true ? [refusals.noFee()] : []),
    ...((body.website ?? "") === "" ? [] : [refusals.trapped()]),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  const inputs = Object.entries(consents).filter(([, isProvided]) => isProvided);
  return {
    name,
    email,
    answers: body.answers ?? {},
    phone: phone === "" ? null : phone,
    consents: Object.fromEntries(inputs.map(([what]) => [what, now.toISOString()])),
  };
}
