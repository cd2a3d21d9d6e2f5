// An appointment takes one resource of every part.
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Dot } from "../../components/entries.tsx";
import { onValue, Tick } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import { AddThing } from "./add-thing.tsx";
import { emptyPart, type PartDraft, type Takeable } from "./draft.ts";
import { type ServiceFieldsProps, under, withItem, withoutItem } from "./field-errors.ts";
import { areQuestions, kindsOf, type PartKind, partOfKind, withPart } from "./part-kinds.ts";

const mostParts = 4;

interface PartsProps extends ServiceFieldsProps {
  resources: readonly Takeable[];
}

export function Parts(props: PartsProps) {
  const { draft, set, problems, faults, resources } = props;
  const { services: words } = useWords();
  const { parts } = draft;
  const wrong = faults.includes("parts") ? words.noNumber : under(problems, "parts");
  const kinds = kindsOf(resources);
  return (
    <>
      {areQuestions(parts, kinds) ? (
        <Questions {...props} kinds={kinds} />
      ) : (
        <PartList {...props} />
      )}
      {wrong !== undefined && (
        <p className="service-wrong" role="alert">
          {wrong}
        </p>
      )}
      {parts.length < mostParts && resources.length > 1 && (
        <div>
          <Button variant="subtle" onClick={() => set({ parts: [...parts, emptyPart] })}>
            {words.addPart}
          </Button>
        </div>
      )}
    </>
  );
}

interface QuestionsProps extends PartsProps {
  kinds: ReturnType<typeof kindsOf>;
}

function Questions({ draft, set, resources, kinds }: QuestionsProps) {
  const { services: words } = useWords();
  const { parts } = draft;
  const [people, things] = ([true, false] as const).map((isHuman) =>
    resources.filter(({ human }) => human === isHuman),
  );
  const question = (kind: PartKind, choices: readonly Takeable[], children?: ReactNode) => {
    const part = partOfKind(parts, kind, kinds);
    return (
      <PartFields
        legend={kind === "staff" ? words.previewSteps.whom : words.thing}
        note={part.resourceIds.length > 1 ? words.anyOf : undefined}
        part={part}
        resources={choices}
        onChange={(changes) =>
          set({ parts: withPart(parts, kind, { kinds, part: { ...part, ...changes } }) })
        }
      >
        {children}
      </PartFields>
    );
  };
  const chosen = partOfKind(parts, "thing", kinds);
  const addThing = (id: number) => {
    const part = { ...chosen, resourceIds: [...chosen.resourceIds, id] };
    set({ parts: withPart(parts, "thing", { kinds, part }) });
  };
  return (
    <>
      {people!.length > 0 && question("staff", people!)}
      {question("thing", things!, <AddThing things={things!} onAdded={addThing} />)}
    </>
  );
}

function PartList({ draft, set, resources }: PartsProps) {
  const { services: words } = useWords();
  const { parts } = draft;
  const takenBy = (others: readonly PartDraft[]) =>
    new Set(others.flatMap(({ resourceIds }) => resourceIds));
  return parts.map((part, at) => {
    const taken = takenBy(withoutItem(parts, at));
    return (
      <PartFields
        // biome-ignore lint/suspicious/noArrayIndexKey: what is new has no id yet.
        key={at}
        legend={at === 0 ? words.by : words.also}
        note={at === 0 ? words.anyOf : words.alsoHint}
        part={part}
        resources={resources.filter(({ id }) => part.resourceIds.includes(id) || !taken.has(id))}
        onChange={(changes) => set({ parts: withItem(parts, at, changes) })}
        {...(at > 0 && { onTake: () => set({ parts: withoutItem(parts, at) }) })}
      />
    );
  });
}

interface PartFieldsProps {
  legend: string;
  note: string | undefined;
  part: PartDraft;
  resources: readonly Takeable[];
  onChange: (changes: Partial<PartDraft>) => void;
  onTake?: () => void;
  children?: ReactNode;
}

function PartFields({ part, resources, onChange, onTake, children, ...rest }: PartFieldsProps) {
  const { legend, note } = rest;
  const { services: words } = useWords();
  const { resourceIds: chosen, isChoosable } = part;
  return (
    <fieldset className="service-part">
      <legend>{legend}</legend>
      {note !== undefined && <p className="note">{note}</p>}
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
      {children}
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
