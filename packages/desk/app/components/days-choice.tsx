import { NativeSelect, TextInput } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { onValue } from "./fields.tsx";
import { type Range, spans } from "./range.ts";

interface DaysChoiceProps {
  range: Range;
  ask: (changes: Readonly<Record<string, string | undefined>>) => void;
}

export function DaysChoice({ range, ask }: DaysChoiceProps) {
  const { studio } = useWords();
  const { from, to, span } = range;
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
          <TextInput
            type="date"
            label={studio.from}
            value={from}
            onChange={onValue((from) => ask({ from, to }))}
          />
          <TextInput
            type="date"
            label={studio.to}
            value={to}
            onChange={onValue((to) => ask({ from, to }))}
          />
        </>
      )}
    </>
  );
}
