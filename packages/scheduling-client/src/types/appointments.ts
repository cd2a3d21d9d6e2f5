import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** What a customer has of a service. */
export type Appointment = AnswerOf<"getAppointment">;

export type NewAppointment = BodyOf<"createAppointment">;

/** Only what is given changes. */
export type AppointmentChanges = BodyOf<"updateAppointment">;

/** Who cancels, and what is given back. */
export type AppointmentCancelling = NonNullable<BodyOf<"cancelAppointment">>;

/** Whom and what an appointment takes, its terms and its money. */
export type AppointmentStanding = AnswerOf<"getAppointmentStanding">;
/** What is taken from the card that was kept. */
export type NewFee = BodyOf<"chargeAppointment">;

export type AppointmentFilter = FilterOf<"listAppointments">;

/** An appointment as its customer sees it; whoever has its token may do what they may. */
export type CustomerAppointment = AnswerOf<"getAppointmentByToken">;

export type NewHold = BodyOf<"holdSlot">;

export type CustomerDetails = BodyOf<"giveDetails">;

export type NewStart = BodyOf<"rescheduleByToken">;

/** What a business shows of itself, and what it offers to everybody. */
export type PublicPage = AnswerOf<"getPublicPage">;

/** A privacy notice or terms, of a business that has them as text. */
export type PublicNotice = AnswerOf<"getPublicNotice">;

export type PublicService = AnswerOf<"getPublicService">;

export type PublicSlots = AnswerOf<"listPublicSlots">;

export type PublicSlotsQuery = FilterOf<"listPublicSlots">;

/** A service given once, with all who have a place in it. */
export type Session = AnswerOf<"getSession">;

/** Only what is given changes. */
export type SessionChanges = BodyOf<"updateSession">;

export type SessionFilter = FilterOf<"listSessions">;
