/* Customers address a public service by number, an unlisted one by an unguessable secret. */
import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import { momentOf } from "../../core/dates.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { questionKinds, Service } from "./schema.ts";

// Agreed by the customer; each appointment keeps a copy.

/** Per seat: minor units or percent. */
export interface Deposit {
  kind: "none" | "fixed" | "percent" | "full";
  value: number;
}

export interface Question {
  id: string;
  label: string;
  kind: (typeof questionKinds)[number];
  options: string[];
  required: boolean;
}

export interface RefundDeadline {
  minutes_before: number;
  refund_percent: number;
}

/** Minutes, hours and minor units per seat; names as in the API. */
export interface ServiceTerms {
  name: string;
  duration: number;
  buffer_before: number;
  buffer_after: number;
  price: number | null;
  currency: string | null;
  deposit: Deposit;
  no_show_fee: number | null;
  questions: Question[];
  approval: "none" | "required";
  approval_hours: number;
  cancellation: RefundDeadline[];
  reschedule_before: number | null;
  most_reschedules: number;
  verify_email: boolean;
}

type StoredTerms = Omit<ServiceTerms, "deposit"> & {
  deposit_kind: Deposit["kind"];
  deposit_value: number;
};

export function termsOf(service: StoredTerms): ServiceTerms {
  const { deposit_kind: kind, deposit_value: value } = service;
  return {
    name: service.name,
    duration: service.duration,
    buffer_before: service.buffer_before,
    buffer_after: service.buffer_after,
    price: service.price,
    currency: service.currency,
    deposit: { kind, value },
    no_show_fee: service.no_show_fee,
    questions: service.questions,
    approval: service.approval,
    approval_hours: service.approval_hours,
    cancellation: service.cancellation,
    reschedule_before: service.reschedule_before,
    most_reschedules: service.most_reschedules,
    verify_email: service.verify_email,
  };
}

/** Deposit per seat in minor units; 0 without one. */
export function depositOf({ price, deposit }: Pick<ServiceTerms, "price" | "deposit">): number {
  const { kind, value } = deposit;
  if (kind === "none" || price === null) return 0;
  if (kind === "full") return price;
  if (kind === "fixed") return value;
  // Exact: far below the largest safe integer.
  return Math.max(1, Math.floor((price * value + 50) / 100));
}

/** Real minutes before the start; the deadline itself is in time. */
export function refundPercentAt(
  cancellation: readonly RefundDeadline[],
  minutesLeft: number,
): number {
  const match = cancellation.find(({ minutes_before: before }) => before <= minutesLeft);
  return match?.refund_percent ?? 0;
}

export function keepOf(deposit: number, refundPercent: number): number {
  return deposit - Math.ceil((deposit * refundPercent) / 100);
}

type CostTerms = Pick<ServiceTerms, "price" | "deposit" | "no_show_fee">;

export function costsToCancel(terms: CostTerms): boolean {
  return depositOf(terms) > 0 || terms.no_show_fee !== null;
}

export function freeUntilMinutes(
  terms: CostTerms & Pick<ServiceTerms, "cancellation">,
): number | null {
  if (!costsToCancel(terms)) return null;
  const free = terms.cancellation.findLast(({ refund_percent: percent }) => percent === 100);
  return free?.minutes_before ?? null;
}

export type ServiceResponse = Static<typeof Service>;

export interface ServicePart {
  id: string;
  name: string;
  resource_ids: number[];
  count: number;
  choosable: boolean;
}

/** In minutes, days and minor units. */
export interface WrittenService extends Omit<ServiceTerms, "deposit"> {
  position: number;
  description: string;
  color: string;
  visibility: "public" | "unlisted" | "off";
  parts: ServicePart[];
  slot_step: number;
  minimum_notice: number;
  horizon: number;
  seats: number;
  deposit_kind: ServiceTerms["deposit"]["kind"];
  deposit_value: number;
  /** Percent in the price; null for none. */
  tax_rate: number | null;
  archived: boolean;
}

export const writtenFields = [
  "name",
  "description",
  "color",
  "position",
  "visibility",
  "duration",
  "buffer_before",
  "buffer_after",
  "parts",
  "slot_step",
  "minimum_notice",
  "horizon",
  "seats",
  "price",
  "currency",
  "deposit_kind",
  "deposit_value",
  "no_show_fee",
  "tax_rate",
  "questions",
  "approval",
  "approval_hours",
  "cancellation",
  "reschedule_before",
  "most_reschedules",
  "verify_email",
  "archived",
] satisfies (keyof WrittenService)[];

export function writtenOf(row: WrittenService): WrittenService {
  const fields = writtenFields.map((field) => [field, row[field]]);
  return Object.fromEntries(fields) as WrittenService;
}

export interface ServiceRow extends WrittenService {
  id: number;
  creator_id: number | null;
  secret: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

type PublicIdRow = Pick<ServiceRow, "id" | "visibility" | "secret">;

export function publicIdOf({ id, visibility, secret }: PublicIdRow): string | null {
  if (visibility === "off") return null;
  return visibility === "public" ? String(id) : secret;
}

export function serviceOf(
  row: ServiceRow,
  { settings, account }: Pick<View, "settings" | "account">,
): ServiceResponse {
  return {
    id: row.id,
    creator_id: row.creator_id,
    ...termsOf(row),
    tax_rate: row.tax_rate,
    description: row.description,
    color: row.color,
    position: row.position,
    visibility: row.visibility,
    parts: row.parts,
    slot_step: row.slot_step,
    minimum_notice: row.minimum_notice,
    horizon: row.horizon,
    seats: row.seats,
    archived: row.archived,
    public_id: publicIdOf(row),
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    url: `${accountUrl(settings, account.subdomain)}/services/${row.id}`,
  };
}

export const serviceNoun: Noun<ServiceRow, ServiceResponse> = {
  kind: "service",
  checkOwn: () => {},
  show: serviceOf,
};
