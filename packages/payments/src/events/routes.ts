import type { Wing } from "../api/wing.ts";

/** What happened, for whoever wants to know. */
export const events: Wing = {};
