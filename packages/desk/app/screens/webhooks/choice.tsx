import { NativeSelect } from "@mantine/core";
import { onValue, Tick } from "../../components/fields.tsx";
import type { StateName } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";

interface TypeChoiceProps {
  chosen: readonly string[];
  types: readonly string[];
  /** Includes future types. */
  hasAll: boolean;
  onChange: (types: readonly string[]) => void;
}

export function TypeChoice({ chosen, types, hasAll, onChange }: TypeChoiceProps) {
  const { webhooks: words } = useWords();
  const isAll = chosen.includes("*");
  const poll = (type: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, type] : chosen.filter((one) => one !== type));
  return (
    <fieldset className="webhook-types">
      <legend>{words.types}</legend>
      {hasAll && (
        <Tick isOn={isAll} onChange={(isOn) => onChange(isOn ? ["*"] : [])}>
          {words.everything}
        </Tick>
      )}
      {!isAll &&
        types.map((type) => (
          <Tick key={type} isOn={chosen.includes(type)} onChange={(isOn) => poll(type, isOn)}>
            <code>{type}</code>
          </Tick>
        ))}
    </fieldset>
  );
}

interface StateChoiceProps<State extends StateName> {
  states: readonly State[];
  chosen: State | undefined;
  onChange: (state: State | undefined) => void;
}

export function StateChoice<State extends StateName>(props: StateChoiceProps<State>) {
  const { states: existing, chosen, onChange } = props;
  const { webhooks: words, states } = useWords();
  return (
    <NativeSelect
      label={words.state}
      value={chosen ?? ""}
      data={[
        { value: "", label: words.everyState },
        ...existing.map((value) => ({ value, label: states[value] })),
      ]}
      onChange={onValue((value) => onChange(existing.find((one) => one === value)))}
    />
  );
}
