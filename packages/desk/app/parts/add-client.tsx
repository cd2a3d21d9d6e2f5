// A client that is there not yet, added while a booking for them is written.
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { usePlace } from "../data/place.ts";
import { problemsOf } from "../data/problems.ts";
import { useMayMake } from "../data/rights.ts";
import { studioOf } from "../data/studio.ts";
import { useWords } from "../words/words.ts";
import { Dialog } from "./dialog.tsx";
import { onValue } from "./fields.tsx";
import { Saving } from "./saving.tsx";

interface AddClientProps {
  onAdded: (id: number) => void;
}

export function AddClient({ onAdded }: AddClientProps) {
  const { clients: words } = useWords();
  const [isOpen, open] = useState(false);
  if (!useMayMake("clients")) return null;
  return (
    <div>
      <Button variant="subtle" onClick={() => open(true)}>
        {words.add}
      </Button>
      {isOpen && (
        <Adding
          onClose={() => open(false)}
          onAdded={(id) => {
            open(false);
            onAdded(id);
          }}
        />
      )}
    </div>
  );
}

function Adding({ onAdded, onClose }: AddClientProps & { onClose: () => void }) {
  const { studio, clients: words } = useWords();
  const [name, setName] = useState("");
  const add = useNewClientName();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // It lies over the form of the booking, which is not sent by it.
    event.stopPropagation();
    add.mutate(name, { onSuccess: ({ id }) => onAdded(id) });
  };
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form className="ask" onSubmit={submit}>
        <TextInput
          label={studio.name}
          value={name}
          required
          maxLength={255}
          data-autofocus
          error={problemsOf(add.error).name}
          onChange={onValue(setName)}
        />
        <Saving state={add} isSame={name.trim() === ""} word={words.add} />
      </form>
    </Dialog>
  );
}

/** Makes a client of whom only the name is known. */
function useNewClientName() {
  const queries = useQueryClient();
  const place = usePlace();
  return useMutation({
    mutationFn: (name: string) => studioOf(place).clients.create({ name }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [place.id, "clients"] }),
  });
}
