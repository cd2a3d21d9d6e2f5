import { Type } from "typebox";
import { AuditEntry } from "../../changes/audit/schema.ts";
import { Order } from "../../money/orders/schema.ts";
import { Moment } from "../../parties/users/schema.ts";
import { Booking } from "../../planning/bookings/schema.ts";
import { Client } from "../../planning/clients/schema.ts";
import { Appointment } from "../booking/schema.ts";

const Words = Type.Union([Type.String(), Type.Null()]);

const KeptCharge = Type.Object({
  appointment_id: Type.Integer(),
  kind: Type.String({ description: "`deposit` or `fee`" }),
  reason: Words,
  state: Type.String({ description: "`open`, `settled`, `declined` or `failing`" }),
  transaction_id: Words,
  currency: Type.String(),
  amount: Type.Integer({ description: "In minor units, as all amounts here" }),
  keep: Type.Union([Type.Integer(), Type.Null()], {
    description: "The amount that the business keeps; null while undecided",
  }),
  captured: Type.Integer(),
  refunded: Type.Integer(),
  voided: Type.Integer(),
  created_at: Moment,
  card: Type.Union([Type.Object({ last4: Type.String(), scheme: Type.String() }), Type.Null()], {
    description: "The saved card for a fee",
  }),
});

const KeptNotice = Type.Object({
  appointment_id: Type.Integer(),
  kind: Type.String({ description: "The type of mail" }),
  due_at: Moment,
});

/** All data about a person (GDPR access). */
export const ClientExport = Type.Object({
  exported_at: Moment,
  // Deleted clients have no URL.
  client: Type.Omit(Client, ["url"]),
  appointments: Type.Array(
    Type.Interface([Appointment], {
      consents: Type.Record(Type.String(), Type.Unknown(), {
        description: "The client's consents, with times",
      }),
    }),
  ),
  charges: Type.Array(KeptCharge),
  orders: Type.Array(Type.Omit(Order, ["url", "user_id"]), {
    description: "Payments at the business",
  }),
  notices: Type.Array(KeptNotice, { description: "Queued mails" }),
  // The acting member is not the client's data.
  bookings: Type.Array(Type.Omit(Booking, ["url", "booker"]), {
    description: "Bookings that members made for the client",
  }),
  audit: Type.Array(Type.Omit(AuditEntry, ["user_id", "application_id"]), {
    description: "Audit log entries about the client and their projects",
  }),
});
