import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { Moment } from "../../parties/users/schema.ts";

const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const MaybeText = Type.Union([Type.String(), Type.Null()]);
const minor = Type.Integer({ description: "In minor units" });

const ReceiptLine = Type.Object({
  position: Type.Integer({
    description:
      "The position of the order's item; of a payment by card, unique among its receipts",
  }),
  kind: Type.Enum(["appointment", "tip", "fee"], {
    description: "`fee`: also a deposit kept after a late cancellation or a no-show",
  }),
  appointment_id: MaybeInteger,
  service: MaybeText,
  date: Type.Union([Type.String({ format: "date" }), Type.Null()]),
  amount: minor,
  tax_rate: Type.Union([Type.Number(), Type.Null()]),
  tax: minor,
});

export const Receipt = Type.Object({
  id: Type.Integer(),
  number: Type.String({ description: "`R-2026-000123`, or `C-…` of a credit note; without gaps" }),
  kind: Type.Enum(["receipt", "credit_note"]),
  order_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "Null for a payment through the payment service",
  }),
  payment: Type.Enum(["cash", "external", "card"], {
    description:
      "`card`: a deposit or fee through the payment service. `external`: outside of Frontdesk",
  }),
  currency: Type.String(),
  total: minor,
  lines: Type.Array(ReceiptLine),
  taxes: Type.Array(Type.Object({ rate: Type.Number(), gross: minor, tax: minor }), {
    description: "Value-added tax in the total, by rate",
  }),
  earlier: Type.Array(Type.String(), {
    description: "Numbers of earlier receipts for the same appointments",
  }),
  seller: Type.Object({
    name: Type.String(),
    address: MaybeText,
    email: MaybeText,
    phone: MaybeText,
    vat_number: MaybeText,
  }),
  client_name: Type.Union([Type.String(), Type.Null()], {
    description: "Null without a name, and after an erasure",
  }),
  issued_at: Moment,
});

export const ReceiptQuery = Type.Object(paging);
