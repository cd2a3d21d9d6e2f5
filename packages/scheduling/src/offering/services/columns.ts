import type { Columns } from "@frontdesk/server/csv";
import { momentOf } from "../../ground/times.ts";
import type { ServiceRow } from "./service.ts";

/** Services as a table. */
export const serviceColumns: Columns<ServiceRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  color: ({ color }) => color,
  position: ({ position }) => position,
  visibility: ({ visibility }) => visibility,
  duration: ({ duration }) => duration,
  buffer_before: ({ buffer_before: before }) => before,
  buffer_after: ({ buffer_after: after }) => after,
  slot_step: ({ slot_step: step }) => step,
  minimum_notice: ({ minimum_notice: notice }) => notice,
  horizon: ({ horizon }) => horizon,
  price: ({ price }) => price,
  currency: ({ currency }) => currency,
  deposit_kind: ({ deposit_kind: kind }) => kind,
  deposit_value: ({ deposit_value: value }) => value,
  no_show_fee: ({ no_show_fee: fee }) => fee,
  approval: ({ approval }) => approval,
  verify_email: ({ verify_email: verify }) => verify,
  archived: ({ archived }) => archived,
  created_at: ({ created_at: created }) => momentOf(created),
  updated_at: ({ updated_at: updated }) => momentOf(updated),
};
