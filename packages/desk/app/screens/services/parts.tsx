// An appointment takes one resource of every part.
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { Dot } from "../../components/entries.tsx";
import { onValue, Tick } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import { emptyPart, type PartDraft, type Takeable } from "./draft.ts";
import { type ServiceFieldsProps, under, withItem, withoutItem } from "./field-errors.ts";

const mostParts = 4;

interface PartsProps extends ServiceFieldsProps {
  resources: readonly Takeable[];
}

export function Parts({ draft, set, problems, faults, resources }: PartsProps) {
  const { services: words } = useWords();
  const { parts } = draft;
  const wrong = faults.includes("parts") ? words.noNumber : under(problems, "parts");
  const takenBy = (others: readonly PartDraft[]) =>
    new Set(others.flatMap(({ resourceIds }) => resourceIds));
  return (
    <>
      {parts.map((part, at) => {
        const taken = takenBy(withoutItem(parts, at));
        return (
          <PartFields
            // biome-ignore lint/suspicious/noArrayIndexKey: what is new has no id yet.
            key={at}
            at={at}
            part={part}
            resources={resources.filter(
              ({ id }) => part.resourceIds.includes(id) || !taken.has(id),
            )}
            onChange={(changes) => set({ parts: withItem(parts, at, changes) })}
            {...(at > 0 && { onTake: () => set({ parts: withoutItem(parts, at) }) })}
          />
        );
      })}
      {wrong !== undefined && (
        <p className="service-wrong" role="alert">
          {wrong}
        </p>
      )}
      {parts.length < mostParts && resources.length > 1 && (
        <div>
          <Button variant="default" onClick={() => set({ parts: [...parts, emptyPart] })}>
            {words.addPart}
          </Button>
        </div>
      )}
    </>
  );
}

interface PartFieldsProps {
  at: number;
  part: PartDraft;
  resources: readonly Takeable[];
  onChange: (changes: Partial<PartDraft>) => void;
  onTake?: () => void;
}

function PartFields({ at, part, resources, onChange, onTake }: PartFieldsProps) {
  const { services: words } = useWords();
  const { resourceIds: chosen, isChoosable } = part;
  return (
    <fieldset className="service-part">
      <legend>{at === 0 ? words.by : words.also}</legend>
      <p className="note">{at === 0 ? words.anyOf : words.alsoHint}</p>
      <div className="service-choices">
        {resources.map(({ id, name, color }) => (
          <Tick
            key={id}
            isOn={chosen.includes(id)}
            onChange={(isOn) =>
              onChange({
                resourceIds: isOn ? [...chosen, id] : chosen.filter((one) => one !== id),
              })
            }
          >
            <span className="service-choice">
              <Dot color={color} />
              {name}
            </span>
          </Tick>
        ))}
      </div>
      {chosen.length > 1 && <SeveralFields part={part} onChange={onChange} />}
      {isChoosable && (
        <TextInput
          label={words.partName}
          maxLength={unitsOf(255)}
          value={part.name}
          onChange={onValue((name) => onChange({ name }))}
        />
      )}
      {onTake !== undefined && (
        <div>
          <Button variant="outline" color="wrong" onClick={onTake}>
            {words.takePart}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function SeveralFields({ part, onChange }: Pick<PartFieldsProps, "part" | "onChange">) {
  const { services: words } = useWords();
  return (
    <>
      <Tick isOn={part.isChoosable} onChange={(isChoosable) => onChange({ isChoosable })}>
        {words.choosable}
      </Tick>
      <TextInput
        label={words.count}
        inputMode="numeric"
        value={part.count}
        onChange={onValue((count) => onChange({ count }))}
      />
    </>
  );
}
