import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** Bookable by customers. */
export type Service = AnswerOf<"getService">;

type Later = "seats" | "seats_per_booking" | "start_times";

export type NewService = Omit<BodyOf<"createService">, Later>;

/** Absent fields stay unchanged. */
export type ServiceChanges = Omit<BodyOf<"updateService">, Later>;

/** The customers' page. */
export type BookingPage = AnswerOf<"getBookingPage">;

/** Absent fields stay unchanged. */
export type BookingPageChanges = BodyOf<"updateBookingPage">;

/** Free times by date. */
export type Slots = AnswerOf<"getServiceSlots">;

export type SlotsFilter = FilterOf<"getServiceSlots">;

/** Step of the page, and an unsaved service. */
export type PagePreview = Omit<BodyOf<"previewPage">, "service"> & { service: NewService };

export type PreviewedPage = AnswerOf<"previewPage">;

/** Kind of mail, with unsaved texts. */
export type MailPreview = BodyOf<"previewMail">;

export type PreviewedMail = AnswerOf<"previewMail">;
