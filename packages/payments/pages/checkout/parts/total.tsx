import type { Charge } from "../content.ts";
import { useContent } from "../content-context.ts";

export function Total({ charge }: { charge: Charge | undefined }) {
  const { words, money } = useContent();
  if (charge === undefined) return <p class="text">{words.nothingCharged}</p>;
  return <p class="total">{money(charge)}</p>;
}
