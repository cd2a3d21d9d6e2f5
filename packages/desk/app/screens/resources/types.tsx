import type { ResourceType } from "@frontdesk/scheduling-client/types/resources";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWorkspace } from "../../api/workspace.ts";
import { Detail } from "../../components/detail.tsx";
import { asIs, Meanwhile } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { Failed } from "../../components/failed.tsx";
import { onValue, Tick } from "../../components/fields.tsx";
import { Loading } from "../../components/loading.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useBack } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { AddLine } from "./add-line.tsx";
import { Fields } from "./fields.tsx";
import { resources, useTypeChange, useTypeName } from "./queries.ts";

export function TypesSheet() {
  const { resources: words } = useWords();
  const back = useBack("resources");
  const { data, error, refetch } = useQuery(resources.types(useWorkspace()));
  return (
    <Detail title={words.types} onClose={back}>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data?.map((type) => (
        <Type key={type.id} type={type} />
      ))}
      {data !== undefined && <NewType />}
    </Detail>
  );
}

function Type({ type }: { type: ResourceType }) {
  const { studio, resources: words } = useWords();
  const workspace = useWorkspace();
  const change = useTypeChange(workspace);
  const rename = useTypeName(workspace);
  const drafting = useDraft({ name: type.name });
  const { draft, set, unseen, isSame } = drafting;
  return (
    <section className="type" aria-label={type.name}>
      <Meanwhile of={drafting} labels={{ name: [words.type, asIs] }} />
      <form
        data-draft
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          void drafting.save(({ name }) =>
            rename.mutateAsync({ id: type.id, name, seen: type.name }),
          );
        }}
      >
        <TextInput
          label={words.type}
          value={draft.name}
          required
          onChange={onValue((name) => set({ name }))}
        />
        <Button type="submit" variant="default" disabled={isSame || unseen.length > 0}>
          {studio.save}
        </Button>
        <Button
          variant="subtle"
          color="wrong"
          aria-label={words.takeOf({ name: type.name })}
          onClick={() => change.mutate((types) => types.delete(type.id))}
        >
          {studio.remove}
        </Button>
      </form>
      <p className="note">{type.human ? words.people : words.things}</p>
      <RefusalMessage error={rename.error ?? change.error} />
      <Fields type={type} />
    </section>
  );
}

const attributes = ["phone", "capacity", "registration_number"] as const;

function NewType() {
  const { resources: words } = useWords();
  const change = useTypeChange(useWorkspace());
  const [isHuman, setHuman] = useState(false);
  const [has, setHas] = useState<readonly (typeof attributes)[number][]>([]);
  const labels = {
    phone: words.phone,
    capacity: words.capacity,
    registration_number: words.registration,
  };
  return (
    <section className="type" aria-label={words.newType}>
      <h3>{words.newType}</h3>
      <Tick isOn={isHuman} onChange={setHuman}>
        {words.isPerson}
      </Tick>
      <fieldset className="days">
        <legend className="note">{words.has}</legend>
        {attributes.map((one) => (
          <Tick
            key={one}
            isOn={has.includes(one)}
            onChange={(isOn) => setHas(isOn ? [...has, one] : has.filter((other) => other !== one))}
          >
            {labels[one]}
          </Tick>
        ))}
      </fieldset>
      <AddLine
        label={words.type}
        word={words.addType}
        add={(name) =>
          change.mutateAsync((types) =>
            types.create({ name, human: isHuman, custom_attributes: [...has] }),
          )
        }
      />
      <RefusalMessage error={change.error} />
    </section>
  );
}
