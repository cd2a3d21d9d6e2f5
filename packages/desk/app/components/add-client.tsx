import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useAction } from "../api/action.ts";
import { postOnce } from "../api/posts.ts";
import { problemsOf } from "../api/problems.ts";
import { useMayMake } from "../api/rights.ts";
import { studioOf } from "../api/studio.ts";
import { useWorkspace } from "../api/workspace.ts";
import { useWords } from "../locales/words.ts";
import { type Contact, ContactFields, sentContact } from "./contact-fields.tsx";
import { Dialog } from "./dialog.tsx";
import { useKept } from "./draft/use-kept.ts";
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
  const { clients: words } = useWords();
  return (
    <Dialog title={words.add} onClose={onClose}>
      <AddingForm onAdded={onAdded} />
    </Dialog>
  );
}

function AddingForm({ onAdded }: AddClientProps) {
  const { studio, clients: words } = useWords();
  const [client, set, saves] = useKept({ name: "", email: "", phone: "" });
  const { name } = client;
  const add = useClientCreation();
  const problems = problemsOf(add.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The outer booking form must not submit.
    event.stopPropagation();
    saves(add.mutateAsync(client, { onSuccess: ({ id }) => onAdded(id) }));
  };
  return (
    <form data-draft className="ask" onSubmit={submit}>
      <TextInput
        label={studio.name}
        value={name}
        required
        maxLength={unitsOf(255)}
        data-autofocus
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <ContactFields value={client} set={set} problems={problems} />
      <Saving state={add} isSame={name.trim() === ""} word={words.add} />
    </form>
  );
}

export function useClientCreation() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["add-client.newClient", "footer"], {
    mutationFn: ({ name, ...contact }: Contact & { name: string }) => {
      const client = { name, ...sentContact(contact) };
      return postOnce(`${workspace.id} new client ${JSON.stringify(client)}`, (options) =>
        studioOf(workspace).clients.create(client, options),
      );
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [workspace.id, "clients"] }),
  });
}
