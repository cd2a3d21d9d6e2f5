/* Customers address a public service by number, an unlisted one by an unguessable secret. */
import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import { momentOf } from "../../core/times.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Service } from "./schema.ts";
import { type ServiceTerms, termsOf } from "./terms.ts";

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
