import type { Messages } from "./locales/messages.ts";

/** Failures that the customer can act on. */
export type Problem = keyof Messages["problems"];
