import type { Words } from "../locales/bind.ts";
import { useWords } from "../locales/words.ts";
import "./state.css";

export type StateName = keyof Words["states"];

export function State({ of }: { of: StateName }) {
  const { states } = useWords();
  return (
    <span className="state" data-state={of}>
      {states[of]}
    </span>
  );
}
