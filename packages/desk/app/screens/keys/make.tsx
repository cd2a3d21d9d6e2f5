import { onOneLine } from "@frontdesk/server/text/clean";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { problemsOf } from "../../api/problems.ts";
import type { Shop } from "../../api/shop.ts";
import { useCopying } from "../../components/copying.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { NotCopied } from "../../components/not-copied.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useUnkept } from "../../components/unkept.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useWords } from "../../locales/words.ts";
import { keys, useEndApp, useMakeKey } from "./queries.ts";
import "../../components/ask.css";

interface MakeKeyProps {
  shop: Shop;
  onClose: () => void;
}

export function MakeKey({ shop, onClose }: MakeKeyProps) {
  const { apps: words } = useWords();
  const make = useMakeKey(shop);
  return (
    <Dialog
      title={make.data === undefined ? words.make : words.madeTitle}
      onClose={() => make.isPending || onClose()}
    >
      {make.data === undefined ? (
        <NameForm shop={shop} make={make} onClose={onClose} />
      ) : (
        <CreatedKey value={make.data.key} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NameFormProps extends MakeKeyProps {
  make: ReturnType<typeof useMakeKey>;
}

function NameForm({ shop, make, onClose }: NameFormProps) {
  const { parts, apps: words } = useWords();
  const [{ name }, set, saves] = useKept({ name: "" });
  const { data: existing } = useQuery(keys.list(shop));
  const removing = useEndApp(shop);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!make.isPending) saves(make.mutateAsync(name.trim()));
  };
  return (
    <form data-draft className="ask" onSubmit={submit}>
      <TextInput
        label={words.name}
        description={words.nameHint}
        value={name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={problemsOf(make.error).name}
        data-autofocus
        required
        maxLength={unitsOf(100)}
      />
      <RefusalMessage error={make.error} />
      <Unseen
        list={existing}
        making={make}
        isOwn={(app) => app.name === onOneLine(name)}
        nameOf={(app) => app.name ?? words.nameless}
        removing={removing}
        remove={(name) => words.endOf({ name })}
      />
      <div className="ask-buttons">
        <Button type="submit" loading={make.isPending}>
          {words.make}
        </Button>
        <Button variant="default" onClick={onClose} disabled={make.isPending}>
          {parts.cancel}
        </Button>
      </div>
    </form>
  );
}

function CreatedKey({ value, onClose }: { value: string; onClose: () => void }) {
  const { apps: words } = useWords();
  const { copy, isCopied, isRefused } = useCopying();
  const { question, keep } = useUnkept();
  const close = () => {
    keep();
    onClose();
  };
  return (
    <div className="ask">
      {question}
      <p>{words.madeWhat}</p>
      <TextInput
        label={words.key}
        value={value}
        readOnly
        ff="monospace"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="note" role="status">
        {isCopied ? words.copied : ""}
      </p>
      <NotCopied isDenied={isRefused} />
      <div className="ask-buttons">
        <Button onClick={close}>{words.keptIt}</Button>
        <Button variant="default" onClick={() => void copy(value)}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
