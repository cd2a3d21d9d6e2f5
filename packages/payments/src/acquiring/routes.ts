import type { Module } from "../api/module.ts";
import { sandboxRoutes } from "./sandbox/routes.ts";

/** Only the simulator has routes. */
export const acquiring: Module = {
  identified: [sandboxRoutes],
};
