import type { Messages } from "./locales/messages.ts";

/** Why a payment did not go through, as far as the customer can do something about it. */
export type Problem = keyof Messages["problems"];
