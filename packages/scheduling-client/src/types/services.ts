import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** What customers can book. */
export type Service = AnswerOf<"getService">;

type Later = "seats" | "seats_per_booking" | "start_times";

export type NewService = Omit<BodyOf<"createService">, Later>;

/** Only what is given changes. */
export type ServiceChanges = Omit<BodyOf<"updateService">, Later>;

/** The page on which customers book. */
export type BookingPage = AnswerOf<"getBookingPage">;

/** Only what is given changes. */
export type BookingPageChanges = BodyOf<"updateBookingPage">;

/** When something can be had, by dates. */
export type Slots = AnswerOf<"getServiceSlots">;

export type SlotsFilter = FilterOf<"getServiceSlots">;

/** What of the page is to be seen, and with which service. */
export type PagePreview = Omit<BodyOf<"previewPage">, "service"> & { service: NewService };

export type PreviewedPage = AnswerOf<"previewPage">;

/** Which mail is to be seen, and with which words. */
export type MailPreview = BodyOf<"previewMail">;

export type PreviewedMail = AnswerOf<"previewMail">;
