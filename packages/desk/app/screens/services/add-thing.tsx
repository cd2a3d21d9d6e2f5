// Creates a room without leaving the service.
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { onValue } from "../../components/fields.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { services, useNewThing } from "./queries.ts";

interface AddThingProps {
  things: readonly { id: number }[];
  onAdded: (id: number) => void;
}

export function AddThing({ things, onAdded }: AddThingProps) {
  const { services: words } = useWords();
  const workspace = useWorkspace();
  const mayMake = useMayMake("resources");
  const type = useQuery({ ...services.thingType(workspace), enabled: mayMake }).data ?? undefined;
  const add = useNewThing(workspace);
  const [name, setName] = useState("");
  const [added, setAdded] = useState<number>();
  const isListed = things.some(({ id }) => id === added);
  useEffect(() => {
    if (added === undefined || !isListed) return;
    setAdded(undefined);
    onAdded(added);
  }, [added, isListed, onAdded]);
  if (!mayMake || type === undefined) return null;
  const send = () => {
    if (name.trim() === "" || add.isPending) return;
    const thing = { name: name.trim(), resource_type_id: type };
    void add.mutateAsync(thing).then(
      ({ id }) => {
        setName("");
        setAdded(id);
      },
      () => {},
    );
  };
  return (
    <>
      <div className="service-add">
        <TextInput
          label={words.thingName}
          value={name}
          error={problemsOf(add.error).name}
          onChange={onValue(setName)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            send();
          }}
        />
        <Button variant="default" loading={add.isPending} onClick={send}>
          {words.addThing}
        </Button>
      </div>
      <RefusalMessage error={add.error} />
    </>
  );
}
