import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { OperatedPerson } from "../../../api/desk-operator.ts";
import { Card } from "../../../components/card.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { onValue, Tick } from "../../../components/fields.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { names } from "./names.ts";
import { useErase } from "./queries.ts";
import "../../../components/ask.css";
import "../../../components/entries.css";

export function Erasing({ person }: { person: OperatedPerson }) {
  const { persons: words } = useWords().operating;
  const [isRequested, setRequested] = useState(false);
  return (
    <Card title={words.erasing}>
      <p>{words.goes}</p>
      <p>{words.stays}</p>
      <div className="acts">
        <Button {...dangerous} onClick={() => setRequested(true)}>
          {words.erase({ email: person.email })}
        </Button>
      </div>
      {isRequested && <Confirming person={person} close={() => setRequested(false)} />}
    </Card>
  );
}

function Confirming({ person, close }: { person: OperatedPerson; close: () => void }) {
  const { operating, parts } = useWords();
  const words = operating.persons;
  const [text, setText] = useState("");
  const [isOwnerless, leave] = useState(false);
  const erase = useErase(person.id);
  const ownsAlone = (erase.error as { code?: string } | null)?.code === "owns_alone";
  const isNamed = names(person, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed && !erase.isPending) erase.mutate(isOwnerless, { onSuccess: close });
  };
  return (
    <Dialog title={words.erase({ email: person.email })} onClose={close}>
      <form className="ask" onSubmit={submit} noValidate>
        <p>{words.forGood}</p>
        <TextInput
          label={words.typeWho}
          description={person.email}
          autoComplete="off"
          data-autofocus
          value={text}
          onChange={onValue(setText)}
        />
        {ownsAlone ? (
          <div role="alert">
            <p>{words.ownsAlone}</p>
            <Tick isOn={isOwnerless} onChange={leave}>
              {words.ownerless}
            </Tick>
          </div>
        ) : (
          <RefusalMessage error={erase.error} />
        )}
        <div className="ask-buttons">
          <Button type="submit" disabled={!isNamed} loading={erase.isPending} {...dangerous}>
            {words.eraseForGood}
          </Button>
          <Button variant="default" onClick={close}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const dangerous = { variant: "outline", color: "wrong" } as const;
