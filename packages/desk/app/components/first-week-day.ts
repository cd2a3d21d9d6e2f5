import { useWorkspace } from "../api/workspace.ts";
import { useLocale } from "../locales/words.ts";
import { firstWeekDay } from "./days.ts";

const numbers = { monday: 1, saturday: 6, sunday: 7 } as const;

/** The account's choice, otherwise by language. 1 is Monday. */
export function useFirstWeekDay(): number {
  const { account } = useWorkspace();
  const byLanguage = firstWeekDay(useLocale());
  const chosen = account?.weekStart ?? null;
  return chosen === null ? byLanguage : numbers[chosen];
}
