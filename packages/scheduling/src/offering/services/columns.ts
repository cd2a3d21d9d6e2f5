import type { Cell, Columns } from "@frontdesk/server/csv";
import { momentOf } from "../../core/times.ts";
import type { ServiceRow } from "./service.ts";

/** Minor units of no currency have no scale. */
const amountOf = (amount: number | null, currency: string | null): Cell =>
  amount === null || currency === null ? amount : { amount, currency };

/** Durations in minutes. */
export const serviceColumns: Columns<ServiceRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  color: ({ color }) => color,
  position: ({ position }) => position,
  visibility: ({ visibility }) => visibility,
  duration: ({ duration: minutes }) => ({ minutes }),
  buffer_before: ({ buffer_before: minutes }) => ({ minutes }),
  buffer_after: ({ buffer_after: minutes }) => ({ minutes }),
  slot_step: ({ slot_step: minutes }) => ({ minutes }),
  minimum_notice: ({ minimum_notice: minutes }) => ({ minutes }),
  horizon: ({ horizon }) => horizon,
  price: ({ price, currency }) => amountOf(price, currency),
  currency: ({ currency }) => currency,
  deposit_kind: ({ deposit_kind: kind }) => kind,
  deposit_value: ({ deposit_kind: kind, deposit_value: value, currency }) =>
    kind === "fixed" ? amountOf(value, currency) : value,
  no_show_fee: ({ no_show_fee: fee, currency }) => amountOf(fee, currency),
  approval: ({ approval }) => approval,
  verify_email: ({ verify_email: verify }) => verify,
  archived: ({ archived }) => archived,
  created_at: ({ created_at: created }) => momentOf(created),
  updated_at: ({ updated_at: updated }) => momentOf(updated),
};
