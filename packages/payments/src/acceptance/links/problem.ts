import type { Messages } from "./locales/messages.ts";

/** Reasons of a failure that the customer can act on. */
export type Problem = keyof Messages["problems"];
