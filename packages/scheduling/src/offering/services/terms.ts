// Agreed by the customer; each appointment keeps a copy.

/** Per seat: minor units or percent. */
export interface Deposit {
  kind: "none" | "fixed" | "percent" | "full";
  value: number;
}

export const questionKinds = [
  "text",
  "long_text",
  "number",
  "choice",
  "choices",
  "checkbox",
] as const;

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
