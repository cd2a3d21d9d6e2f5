import type { ResourceType } from "@frontdesk/scheduling-client/types/resources";
import { Button } from "@mantine/core";
import { useWorkspace } from "../../api/workspace.ts";
import { Tick } from "../../components/fields.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { AddLine } from "./add-line.tsx";
import { useTypeChange } from "./queries.ts";

export function Fields({ type }: { type: ResourceType }) {
  const { resources: words } = useWords();
  const change = useTypeChange(useWorkspace());
  const { id: resource_type_id } = type;
  return (
    <div className="group">
      {type.custom_fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
      <AddLine
        label={words.fieldName}
        word={words.addField}
        add={(name) =>
          change.mutateAsync(({ fields }) => fields.create({ resource_type_id, name }))
        }
      />
      <RefusalMessage error={change.error} />
    </div>
  );
}

function Field({ field }: { field: ResourceType["custom_fields"][number] }) {
  const { studio, resources: words } = useWords();
  const change = useTypeChange(useWorkspace());
  const { id, name, required, custom_field_options: options } = field;
  return (
    <section className="group" aria-label={name}>
      <div className="acts">
        <strong>{name}</strong>
        <Tick
          isOn={required}
          onChange={(required) => change.mutate(({ fields }) => fields.update(id, { required }))}
        >
          {words.required}
        </Tick>
        <Button
          variant="subtle"
          color="wrong"
          aria-label={words.takeOf({ name })}
          onClick={() => change.mutate(({ fields }) => fields.delete(id))}
        >
          {studio.remove}
        </Button>
      </div>
      {options.length > 0 && (
        <ul className="values">
          {options.map((option) => (
            <li className="value" key={option.id}>
              {option.value}
              <Button
                variant="subtle"
                size="compact-sm"
                color="wrong"
                aria-label={words.takeOf({ name: option.value })}
                onClick={() => change.mutate(({ options }) => options.delete(option.id))}
              >
                {studio.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddLine
        label={words.value}
        word={words.addValue}
        add={(value) =>
          change.mutateAsync(({ options }) => options.create({ custom_field_id: id, value }))
        }
      />
      <RefusalMessage error={change.error} />
    </section>
  );
}
