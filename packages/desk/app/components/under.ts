/* Screens without a link in the navigation, by the screen that leads to them. */
import type { Words } from "../locales/bind.ts";

type Path = keyof Words["shell"]["screens"];

export const paymentScreens = ["payments", "disputes", "cards"] as const satisfies readonly Path[];

/** Lists of the settings. */
export const underSettings = {
  receipts: ["receipts"],
  people: ["team"],
  advanced: ["bookings", "projects", "resources/types"],
  developers: ["keys", "webhooks", "developers"],
} as const satisfies Record<string, readonly (Path | "resources/types")[]>;

const inSettings: readonly string[] = Object.values(underSettings).flat();

/** The link to mark for a screen. */
export function parentOf(path: string): string {
  const [screen = ""] = path.split("/");
  if ((paymentScreens as readonly string[]).includes(screen)) return "payments";
  return inSettings.includes(screen) ? "settings" : screen;
}
