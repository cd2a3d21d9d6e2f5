import { NativeSelect } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { DayFilter } from "./day-filter.tsx";
import { onValue } from "./fields.tsx";
import { type Range, spans } from "./range.ts";

interface DaysChoiceProps {
  range: Range;
  ask: (changes: Readonly<Record<string, string | undefined>>) => void;
}

export function DaysChoice({ range, ask }: DaysChoiceProps) {
  const { studio, parts } = useWords();
  const { from, to, span, fault } = range;
  const choices = [...spans, "days" as const].map((value) => ({
    value,
    label: studio.spans[value],
  }));
  const choose = (value: string) =>
    ask(value === "days" ? { from, to } : { span: value, from: undefined, to: undefined });
  return (
    <>
      <NativeSelect
        label={studio.span}
        data={choices}
        value={span ?? "days"}
        onChange={onValue(choose)}
      />
      {span === undefined && (
        <>
          <DayFilter
            label={studio.from}
            value={from}
            ask={(day = from) => ask({ from: day, to })}
          />
          <DayFilter
            label={studio.to}
            value={to}
            ask={(day = to) => ask({ from, to: day })}
            error={fault && parts[fault]}
          />
        </>
      )}
    </>
  );
}
