import { useWords } from "../locales/words.ts";

/** “Cash” */
export function useMethod(): (payment: string) => string {
  const { card, payments } = useWords().appointments;
  const methods: Readonly<Record<string, string>> = { ...payments.by, card };
  return (payment) => methods[payment] ?? payment;
}
