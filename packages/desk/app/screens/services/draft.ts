import type { NewService, Service } from "@frontdesk/scheduling-client/types/services";
import { amountText, numberText, readAmount, readScaled } from "@frontdesk/server/read-amount";
import { taxRateIn } from "../../components/tax-rate.ts";

export type Visibility = Service["visibility"];
export type DepositKind = Service["deposit"]["kind"];
export type QuestionKind = Service["questions"][number]["kind"];

export interface PartDraft {
  id: string;
  name: string;
  resourceIds: readonly number[];
  count: string;
  isChoosable: boolean;
}

export interface QuestionDraft {
  id: string;
  label: string;
  kind: QuestionKind;
  /** The field has one entry per line. */
  options: string;
  isRequired: boolean;
}

export interface DeadlineDraft {
  hours: string;
  percent: string;
}

/** Minutes unless the name says otherwise. */
export interface ServiceDraft {
  name: string;
  description: string;
  visibility: Visibility;
  position: string;
  duration: string;
  price: string;
  currency: string;
  /** A percentage. */
  taxRate: string;
  parts: readonly PartDraft[];
  before: string;
  after: string;
  /** Empty: the duration is the interval. */
  step: string;
  noticeHours: string;
  horizonDays: string;
  depositKind: DepositKind;
  /** An amount or a percentage. */
  deposit: string;
  cancellation: readonly DeadlineDraft[];
  /** Empty: customers cannot reschedule. */
  moveHours: string;
  mostMoves: string;
  noShowFee: string;
  needsApproval: boolean;
  approvalHours: string;
  verifiesEmail: boolean;
  questions: readonly QuestionDraft[];
  /** If the value is empty, the service picks a colour. */
  color: string;
}

export const emptyPart: PartDraft = {
  id: "",
  name: "",
  resourceIds: [],
  count: "1",
  isChoosable: false,
};

export const emptyQuestion: QuestionDraft = {
  id: "",
  label: "",
  kind: "text",
  options: "",
  isRequired: false,
};

export interface Takeable {
  id: number;
  name: string;
  color: string;
  human: boolean;
}

/** An hour with any of the staff, or the only resource. */
export function firstService(
  resources: readonly Pick<Takeable, "id" | "human">[],
  currency: string,
): ServiceDraft {
  const people = resources.filter(({ human }) => human);
  const only = resources.length === 1 ? resources : [];
  const chosen = people.length > 0 ? people : only;
  const part = { ...emptyPart, resourceIds: chosen.map(({ id }) => id) };
  return {
    name: "",
    description: "",
    visibility: "public",
    position: "0",
    duration: "60",
    price: "",
    currency,
    taxRate: "",
    parts: [{ ...part, isChoosable: chosen.length > 1 }],
    before: "0",
    after: "0",
    step: "",
    noticeHours: "2",
    horizonDays: "60",
    depositKind: "none",
    deposit: "",
    cancellation: [{ hours: "24", percent: "100" }],
    moveHours: "24",
    mostMoves: "3",
    noShowFee: "",
    needsApproval: false,
    approvalHours: "48",
    verifiesEmail: false,
    questions: [],
    color: "",
  };
}

export function serviceDraftOf(service: Service, locale: string): ServiceDraft {
  const { price, deposit, slot_step: stage, reschedule_before: rescheduling } = service;
  const { no_show_fee: fee, tax_rate: rate } = service;
  const currency = service.currency ?? "";
  const money = (amount: number) => amountText({ amount, currency }, locale);
  return {
    name: service.name,
    description: service.description,
    visibility: service.visibility,
    position: String(service.position),
    duration: String(service.duration),
    price: price === null ? "" : money(price),
    currency,
    taxRate: rate === null ? "" : numberText(rate, locale),
    parts: service.parts.map(partOf),
    before: String(service.buffer_before),
    after: String(service.buffer_after),
    step: stage === service.duration ? "" : String(stage),
    noticeHours: hoursText(service.minimum_notice, locale),
    horizonDays: String(service.horizon),
    depositKind: deposit.kind,
    deposit: depositTextOf(deposit, money),
    cancellation: service.cancellation.map(({ minutes_before: before, refund_percent }) => {
      return { hours: hoursText(before, locale), percent: String(refund_percent) };
    }),
    moveHours: rescheduling === null ? "" : hoursText(rescheduling, locale),
    mostMoves: String(service.most_reschedules),
    noShowFee: fee === null ? "" : money(fee),
    needsApproval: service.approval === "required",
    approvalHours: String(service.approval_hours),
    verifiesEmail: service.verify_email,
    questions: service.questions.map(({ options, required, ...question }) => {
      return { ...question, options: options.join("\n"), isRequired: required };
    }),
    color: service.color,
  };
}

function depositTextOf({ kind, value }: Service["deposit"], money: (amount: number) => string) {
  if (kind === "fixed") return money(value);
  return kind === "percent" ? String(value) : "";
}

function partOf(part: Service["parts"][number]): PartDraft {
  const { id, name, resource_ids: resourceIds, count, choosable: isChoosable } = part;
  return { id, name, resourceIds, count: String(count), isChoosable };
}

/** Decimal hours: 90 minutes are 1.5. */
const hoursText = (minutes: number, locale: string) =>
  numberText(Math.round((minutes / 60) * 100) / 100, locale);

export function wholeIn(text: string, locale: string): number | undefined {
  const whole = readScaled(text, { locale, decimals: 0 });
  return whole !== undefined && whole <= 999_999 ? whole : undefined;
}

export function minutesOfHours(text: string, locale: string): number | undefined {
  const hundredths = readScaled(text, { locale, decimals: 2 });
  return hundredths === undefined || hundredths > 999_999
    ? undefined
    : Math.round((hundredths / 100) * 60);
}

const isBlank = (text: string) => text.trim() === "";

/** The service checks ranges. */
export function serviceFaults(draft: ServiceDraft, locale: string): (keyof ServiceDraft)[] {
  const whole = (text: string) => wholeIn(text, locale) !== undefined;
  const hours = (text: string) => minutesOfHours(text, locale) !== undefined;
  const amount = (text: string) =>
    readAmount(text, { currency: draft.currency, locale }) !== undefined;
  const { depositKind: kind } = draft;
  const isRight: Partial<Record<keyof ServiceDraft, boolean>> = {
    duration: whole(draft.duration),
    position: whole(draft.position),
    price: isBlank(draft.price) || amount(draft.price),
    taxRate: isBlank(draft.taxRate) || taxRateIn(draft.taxRate, locale) !== undefined,
    parts: draft.parts.every(({ count }) => whole(count)),
    before: whole(draft.before),
    after: whole(draft.after),
    step: isBlank(draft.step) || whole(draft.step),
    noticeHours: hours(draft.noticeHours),
    horizonDays: whole(draft.horizonDays),
    deposit:
      kind === "none" || kind === "full" || (kind === "fixed" ? amount : whole)(draft.deposit),
    cancellation: draft.cancellation.every((draft) => hours(draft.hours) && whole(draft.percent)),
    moveHours: isBlank(draft.moveHours) || hours(draft.moveHours),
    mostMoves: whole(draft.mostMoves),
    noShowFee: isBlank(draft.noShowFee) || amount(draft.noShowFee),
    approvalHours: whole(draft.approvalHours),
  };
  const fields = Object.keys(isRight) as (keyof ServiceDraft)[];
  return fields.filter((field) => isRight[field] === false);
}

export function serviceOf(draft: ServiceDraft, locale: string): NewService {
  const {
    currency,
    price,
    depositKind: kind,
    deposit,
    step,
    moveHours: rescheduling,
    color,
  } = draft;
  const { noShowFee: fee } = draft;
  const whole = (text: string) => wholeIn(text, locale)!;
  const minutes = (text: string) => minutesOfHours(text, locale)!;
  const money = (text: string) => readAmount(text, { currency, locale })!;
  const duration = whole(draft.duration);
  const amounts = { percent: whole(deposit), fixed: money(deposit) };
  return {
    name: draft.name.trim(),
    description: draft.description,
    visibility: draft.visibility,
    position: whole(draft.position),
    duration,
    price: isBlank(price) ? null : money(price),
    currency: isBlank(currency) ? null : currency,
    tax_rate: isBlank(draft.taxRate) ? null : taxRateIn(draft.taxRate, locale)!,
    parts: draft.parts.map((part) => sentPart(part, whole(part.count))),
    buffer_before: whole(draft.before),
    buffer_after: whole(draft.after),
    slot_step: isBlank(step) ? Math.max(duration, 5) : whole(step),
    minimum_notice: minutes(draft.noticeHours),
    horizon: whole(draft.horizonDays),
    deposit: kind === "fixed" || kind === "percent" ? { kind, value: amounts[kind] } : { kind },
    cancellation: draft.cancellation.map(({ hours, percent }) => {
      return { minutes_before: minutes(hours), refund_percent: whole(percent) };
    }),
    reschedule_before: isBlank(rescheduling) ? null : minutes(rescheduling),
    most_reschedules: whole(draft.mostMoves),
    no_show_fee: isBlank(fee) ? null : money(fee),
    approval: draft.needsApproval ? "required" : "none",
    approval_hours: whole(draft.approvalHours),
    verify_email: draft.verifiesEmail,
    questions: draft.questions.map(sentQuestion),
    ...(color !== "" && { color }),
  };
}

function sentPart({ id, name, resourceIds, isChoosable }: PartDraft, count: number) {
  const sent = { name: name.trim(), resource_ids: [...resourceIds], choosable: isChoosable };
  return { ...(id !== "" && { id }), ...sent, count };
}

function sentQuestion({ id, label, kind, options, isRequired }: QuestionDraft) {
  const isChoice = kind === "choice" || kind === "choices";
  const lines = options.split("\n").map((line) => line.trim());
  const inputs = isChoice ? lines.filter((line) => line !== "") : [];
  const sent = { label: label.trim(), kind, options: inputs, required: isRequired };
  return { ...(id !== "" && { id }), ...sent };
}
