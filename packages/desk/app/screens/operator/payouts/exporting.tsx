import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { problemsOf } from "../../../api/problems.ts";
import { writeAmount } from "../../../components/amounts.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { useKept } from "../../../components/draft/use-kept.ts";
import { onValue } from "../../../components/fields.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { File } from "./ending.tsx";
import { useExport } from "./queries.ts";
import "../../../components/ask.css";
import "../../../components/entries.css";

export function Exporting({ isTest }: { isTest: boolean }) {
  const { payouts: words } = useWords().operating;
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <Button onClick={() => setRequested(true)}>{words.export}</Button>
      {isRequested && <ExportForm isTest={isTest} close={() => setRequested(false)} />}
    </>
  );
}

function ExportForm({ isTest, close }: { isTest: boolean; close: () => void }) {
  const { operating, parts } = useWords();
  const { payouts: words } = operating;
  const [debtor, set, saves] = useKept({ name: "", iban: "", bic: "" });
  const exporting = useExport();
  const problems = problemsOf(exporting.error);
  const { name, iban, bic } = debtor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = { name: name.trim(), iban: iban.trim(), ...(bic !== "" && { bic: bic.trim() }) };
    saves(exporting.mutateAsync({ debtor: input, test: isTest }));
  };
  if (exporting.data !== undefined) return <Exported {...exporting.data} close={close} />;
  return (
    <Dialog title={words.export} onClose={close}>
      <form className="ask" onSubmit={submit}>
        <p>{isTest ? words.exportsTest : words.exportsLive}</p>
        <TextInput
          label={words.debtor}
          required
          data-autofocus
          maxLength={unitsOf(70)}
          value={name}
          error={problems["debtor.name"]}
          onChange={onValue((name) => set({ name }))}
        />
        <TextInput
          label={words.iban}
          required
          maxLength={unitsOf(100)}
          value={iban}
          error={problems["debtor.iban"]}
          onChange={onValue((iban) => set({ iban }))}
        />
        <TextInput
          label={words.bic}
          maxLength={unitsOf(11)}
          value={bic}
          error={problems["debtor.bic"]}
          onChange={onValue((bic) => set({ bic: bic.toUpperCase() }))}
        />
        <RefusalMessage error={exporting.error} />
        <div className="ask-buttons">
          <Button type="submit" loading={exporting.isPending}>
            {words.makeFile}
          </Button>
          <Button variant="default" onClick={close}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ExportedProps {
  id: string;
  payouts: number;
  /** Cents. */
  total: number;
  close(): void;
}

function Exported({ id, payouts, total, close }: ExportedProps) {
  const { operating, parts } = useWords();
  const { payouts: words } = operating;
  const amount = writeAmount({ amount: total, currency: "EUR" }, useLocale());
  return (
    <Dialog title={words.export} onClose={close}>
      <div className="ask">
        <p role="status">{words.inFile({ count: payouts, amount })}</p>
        <div className="ask-buttons">
          <File exportId={id} />
          <Button variant="default" onClick={close}>
            {parts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
