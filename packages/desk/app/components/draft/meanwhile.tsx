import { Button } from "@mantine/core";
import { useWords } from "../../locales/words.ts";
import { isEqual } from "./kept.ts";
import type { Drafting } from "./use-draft.ts";
import "./meanwhile.css";

export type FieldLabels<Draft> = {
  readonly [Field in keyof Draft]:
    | string
    | readonly [name: string, say: (value: Draft[Field]) => string];
};

interface MeanwhileProps<Draft> {
  of: Pick<Drafting<Draft>, "draft" | "newest" | "unseen" | "see">;
  labels: FieldLabels<Draft>;
}

export function Meanwhile<Draft>({ of, labels }: MeanwhileProps<Draft>) {
  const { parts } = useWords();
  const { draft, newest, unseen, see } = of;
  if (unseen.length === 0) return null;
  return (
    <div className="meanwhile" role="alert">
      <p>{parts.changedMeanwhile}</p>
      <ul>
        {unseen.map((field) => {
          const isKept = !isEqual(draft[field], newest[field]);
          return (
            <li key={String(field)}>
              {labelOf(labels[field], newest[field])}
              {isKept && <span className="quiet"> {parts.yoursStays}</span>}
            </li>
          );
        })}
      </ul>
      <Button variant="default" onClick={see}>
        {parts.seen}
      </Button>
    </div>
  );
}

function labelOf<Value>(
  labels: string | readonly [name: string, say: (value: Value) => string],
  value: Value,
): string {
  if (typeof labels === "string") return labels;
  const [name, say] = labels;
  return `${name}: ${say(value) || "–"}`;
}

export const asIs = (text: string) => text;
