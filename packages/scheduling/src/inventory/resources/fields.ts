import { problemInName } from "@frontdesk/server/names";
import type { Problem } from "@frontdesk/server/refusal";
import { isPhone } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import type { Static } from "typebox";
import { colorFor, readColor } from "../../core/colors.ts";
import type { Attribute } from "../resource-types/resource-type.ts";
import type { StaffNotices } from "./notices.ts";
import { resourceRefusals as refusals } from "./refusals.ts";
import type { ResourceRow } from "./resource.ts";
import type { ChangedResource } from "./schema.ts";

export interface FieldValues {
  name: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  jobTitle: string | null;
  capacity: number | null;
  registrationNumber: string | null;
  notes: string | null;
  notices: StaffNotices;
  position: number | null;
  color: string;
  bookable: boolean;
  archived: boolean;
}

export type ResourceInput = Omit<Static<typeof ChangedResource>, "resource_type_id" | "user_id">;

export interface FieldKind {
  human: boolean;
  custom_attributes: readonly Attribute[];
}

export function readFields(
  input: ResourceInput,
  { kind, current }: { kind: FieldKind; current?: ResourceRow | undefined },
  problems: Problem[],
): FieldValues {
  problems.push(...misplaced(input, kind));
  const names = kind.human ? personNames(input, current) : thingNames(input, current);
  if (names.name === "") {
    problems.push(refusals.nameless(kind.human ? "first_name" : "name"));
  }
  if (kind.human && names.name !== current?.name && problemInName(names.name) !== undefined) {
    problems.push(refusals.unfitName());
  }
  const hasPhone = kind.custom_attributes.includes("phone");
  if (hasPhone && input.phone && input.phone !== current?.phone && !isPhone(input.phone)) {
    problems.push(refusals.noPhone());
  }
  if (input.email && !isEmail(input.email)) problems.push(refusals.noAddress());
  return {
    ...names,
    email: or(input.email, current?.email),
    phone: or(input.phone, current?.phone),
    jobTitle: or(input.job_title, current?.job_title),
    capacity: kind.custom_attributes.includes("capacity")
      ? or(input.capacity, current?.capacity)
      : null,
    registrationNumber: or(input.registration_number, current?.registration_number),
    notes: or(input.notes, current?.notes),
    notices: noticesIn(input, current),
    position: or(input.position, current?.position),
    color: input.color != null ? readColor(input.color) : (current?.color ?? colorFor(names.name)),
    bookable: input.bookable ?? current?.bookable ?? true,
    archived: input.archived ?? current?.archived ?? false,
  };
}

function noticesIn({ notices }: ResourceInput, current: ResourceRow | undefined): StaffNotices {
  return notices ?? current?.notices ?? "each";
}

function or<Value>(input: Value | null | undefined, current: Value | null | undefined) {
  return input === undefined ? (current ?? null) : input;
}

type Names = Pick<FieldValues, "name" | "firstName" | "lastName">;

function thingNames({ name }: ResourceInput, current: ResourceRow | undefined): Names {
  return { name: (name ?? current?.name ?? "").trim(), firstName: null, lastName: null };
}

function personNames(input: ResourceInput, current: ResourceRow | undefined): Names {
  const [first, last] = partsOf(input, current);
  return { name: `${first} ${last}`.trim(), firstName: first, lastName: last };
}

function partsOf(input: ResourceInput, current: ResourceRow | undefined): [string, string] {
  const { first_name: first, last_name: last, name } = input;
  const isSplit = first !== undefined || last !== undefined;
  if (!isSplit && name) {
    const [one = "", ...rest] = name.trim().split(/\s+/);
    return [one, rest.join(" ")];
  }
  const parts = [or(first, current?.first_name), or(last, current?.last_name)];
  return parts.map((part) => (part ?? "").trim()) as [string, string];
}

const ofPeople = ["first_name", "last_name", "email", "job_title"] as const;
const attributes = ["phone", "capacity", "registration_number"] as const;

// Existing clients send every field, with null, empty text or 0 for unused ones.
function misplaced(input: ResourceInput, { human, custom_attributes }: FieldKind): Problem[] {
  const rejected = [
    ...(human ? [] : ofPeople),
    ...attributes.filter((name) => !custom_attributes.includes(name)),
  ];
  const problems = rejected.filter((field) => input[field]).map(refusals.misplaced);
  return input.invite === true && !human ? [...problems, refusals.invitedThing()] : problems;
}
