import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { colorFor, readColor } from "../../core/colors.ts";
import { serviceRefusals as refusals } from "./refusals.ts";
import type { ChangedService, NewService } from "./schema.ts";
import { type Question, type ServicePart, type WrittenService, writtenFields } from "./service.ts";

type ServiceInput = Static<typeof ChangedService>;

/** Reserved for later features. */
export function problemsWithLater(input: ServiceInput): Problem[] {
  const { seats = 1, seats_per_booking: combined = 1, start_times: starts = null } = input;
  return [
    ...(seats === 1 ? [] : [refusals.later("seats")]),
    ...(combined === 1 ? [] : [refusals.later("seats_per_booking")]),
    ...(starts === null ? [] : [refusals.later("start_times")]),
  ];
}

export function newServiceOf(input: Static<typeof NewService>): WrittenService {
  const name = input.name.trim();
  return changedWith(usual(name, input.duration), input);
}

const usual = (name: string, duration: number): WrittenService => ({
  name,
  description: "",
  color: colorFor(name),
  position: 0,
  visibility: "off",
  duration,
  buffer_before: 0,
  buffer_after: 0,
  parts: [],
  slot_step: Math.max(5, duration),
  minimum_notice: 120,
  horizon: 60,
  seats: 1,
  price: null,
  currency: null,
  deposit_kind: "none",
  deposit_value: 0,
  no_show_fee: null,
  tax_rate: null,
  questions: [],
  approval: "none",
  approval_hours: 48,
  cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
  reschedule_before: 1440,
  most_reschedules: 3,
  verify_email: false,
  archived: false,
});

export function changedWith(was: WrittenService, input: ServiceInput): WrittenService {
  const { deposit, parts, questions, color, name } = input;
  return {
    ...was,
    ...plainOf(input),
    name: name?.trim() ?? was.name,
    color: color ? readColor(color) : was.color,
    ...(deposit !== undefined && {
      deposit_kind: deposit.kind,
      deposit_value: depositValue(deposit),
    }),
    ...(parts !== undefined && { parts: withIds(parts).map(partOf) }),
    ...(questions !== undefined && { questions: withIds(questions).map(questionOf) }),
  };
}

function plainOf(input: ServiceInput): Partial<WrittenService> {
  const entries = Object.entries(input).filter(([name, value]) => {
    return value !== undefined && (writtenFields as readonly string[]).includes(name);
  });
  return Object.fromEntries(entries) as Partial<WrittenService>;
}

function depositValue({ kind, value = 0 }: NonNullable<ServiceInput["deposit"]>): number {
  return kind === "none" || kind === "full" ? 0 : value;
}

function withIds<Item extends { id?: string }>(items: readonly Item[]): (Item & { id: string })[] {
  const taken = new Set(items.map(({ id }) => id));
  let last = 0;
  const next = () => {
    do last += 1;
    while (taken.has(String(last)));
    return String(last);
  };
  return items.map((item) => ({ ...item, id: item.id ?? next() }));
}

type PartInput = NonNullable<ServiceInput["parts"]>[number] & { id: string };

function partOf({
  id,
  name = "",
  resource_ids,
  count = 1,
  choosable = false,
}: PartInput): ServicePart {
  return { id, name: name.trim(), resource_ids, count, choosable };
}

type QuestionInput = NonNullable<ServiceInput["questions"]>[number] & { id: string };

function questionOf({ id, label, kind, options = [], required = false }: QuestionInput): Question {
  return { id, label: label.trim(), kind, options, required };
}
