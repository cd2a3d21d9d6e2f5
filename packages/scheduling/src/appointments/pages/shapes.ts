// Responses of the public API, as far as the page reads them.

export interface OpenQuestion {
  id: string;
  label: string;
  kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
  options: string[];
  required: boolean;
}

export interface OpenPart {
  id: string;
  name: string;
  choosable: boolean;
  resources: { id: number; name: string }[];
}

export interface OpenTerms {
  name: string;
  duration: number;
  /** Minor units. */
  price: number | null;
  currency: string | null;
  deposit: { kind: string; amount: number };
  no_show_fee: number | null;
  approval: "none" | "required";
  cancellation: { minutes_before: number; refund_percent: number }[];
  reschedule_before: number | null;
  questions: OpenQuestion[];
}

export interface OpenService extends OpenTerms {
  id: string;
  description: string;
  verify_email: boolean;
  parts: OpenPart[];
}

export interface OpenPage {
  name: string;
  intro: string | null;
  contact_email: string | null;
  phone: string | null;
  address: string | null;
  privacy_url: string | null;
  terms_url: string | null;
  accent_color: string | null;
  logo_url: string | null;
  timezone: string;
  test: boolean;
  websites: string[];
  services: OpenService[];
  closures: { from: string; to: string }[];
}

export interface OpenSlot {
  starts_at: string;
  time: string;
  offset: string;
  seats?: number;
  date?: string;
}

export interface OpenOffset {
  from: string | null;
  /** `+01:00` */
  offset: string;
}

export interface OpenSlots {
  timezone: string;
  duration: number;
  days: { date: string; slots: OpenSlot[] }[];
  next_date: string | null;
  clock: OpenOffset[];
}

export interface OpenPayment {
  state:
    | "open"
    | "reserved"
    | "paid"
    | "partly_refunded"
    | "refunded"
    | "void"
    | "failed"
    | "card_kept";
  /** 0 if only a card is kept. */
  amount: number;
  refunded: number;
  /** Voided part of an authorization, or the part to void. */
  released: number;
  currency: string;
  kept: number | null;
  url: string | null;
}

export type OpenState =
  | "held"
  | "requested"
  | "confirmed"
  | "expired"
  | "declined"
  | "cancelled"
  | "attended"
  | "no_show";

export interface OpenAppointment {
  token: string;
  state: OpenState;
  service: OpenTerms & { id: string | null };
  business: Omit<OpenPage, "intro" | "websites" | "services" | "closures">;
  starts_at: string;
  ends_at: string;
  timezone: string;
  resources: { id: number; name: string }[];
  wished_ids: number[];
  seats: number;
  held_until: string | null;
  extensions_left: number;
  customer: { name: string; email: string; phone: string | null } | null;
  answers: Record<string, string | number | boolean | string[]>;
  must_verify: boolean;
  payment: OpenPayment | null;
  /** Minor units, beside the deposit. */
  paid_at_business: number;
  /** Lowers the price, in minor units. */
  allowance: number;
  card: { last4: string; scheme: string } | null;
  fee: {
    reason: "no_show" | "late_cancel";
    amount: number;
    agreed: number;
    currency: string;
    charged_at: string;
    refunded: number;
  } | null;
  refund_now: { percent: number; amount: number };
  free_until: string | null;
  refund_deadlines: { percent: number; until: string }[];
  made_by_staff: boolean;
  may: { extend: boolean; release: boolean; cancel: boolean; reschedule: boolean };
  cancelled_by: "customer" | "business" | null;
  decide_by: string | null;
}
