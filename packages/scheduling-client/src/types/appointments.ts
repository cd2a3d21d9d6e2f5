import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** A customer's share of a session. */
export type Appointment = AnswerOf<"getAppointment">;

export type NewAppointment = BodyOf<"createAppointment">;

/** Absent fields stay unchanged. */
export type AppointmentChanges = BodyOf<"updateAppointment">;

/** Canceller and refund. */
export type AppointmentCancelling = NonNullable<BodyOf<"cancelAppointment">>;

/** Message to the client. */
export type AppointmentDeclining = NonNullable<BodyOf<"declineAppointment">>;

/** Resources, terms and amounts of an appointment. */
export type AppointmentStanding = AnswerOf<"getAppointmentStanding">;
/** A charge of the kept card. */
export type NewAppointmentRefund = BodyOf<"refundAppointment">;

export type NewFee = BodyOf<"chargeAppointment">;

export type AppointmentFilter = FilterOf<"listAppointments">;

/** An appointment as its customer sees it; the token permits all of the customer's actions. */
export type CustomerAppointment = AnswerOf<"getAppointmentByToken">;

export type NewHold = BodyOf<"holdSlot">;

export type CustomerDetails = BodyOf<"giveDetails">;

export type NewStart = BodyOf<"rescheduleByToken">;

/** Public page of a business with its offer. */
export type PublicPage = AnswerOf<"getPublicPage">;

/** Privacy notice or terms stored as text. */
export type PublicNotice = AnswerOf<"getPublicNotice">;

export type PublicService = AnswerOf<"getPublicService">;

export type PublicSlots = AnswerOf<"listPublicSlots">;

export type PublicSlotsQuery = FilterOf<"listPublicSlots">;

/** One performance of a service, with its appointments. */
export type Session = AnswerOf<"getSession">;

/** Absent fields stay unchanged. */
export type SessionChanges = BodyOf<"updateSession">;

export type SessionFilter = FilterOf<"listSessions">;

/** The appointment of a payment: a deposit or a fee. */
export type AppointmentCharge = AnswerOf<"listCharges">[number];

export type ChargeFilter = FilterOf<"listCharges">;
