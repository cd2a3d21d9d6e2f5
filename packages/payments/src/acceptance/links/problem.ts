import type { Messages } from "./locales/messages.ts";

/** Reasons of a failed payment, as far as the customer can act on them. */
export type Problem = keyof Messages["problems"];
