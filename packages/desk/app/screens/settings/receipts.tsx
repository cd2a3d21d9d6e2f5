import type { Account } from "@frontdesk/scheduling-client/types/accounts";
import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { problemsOf } from "../../api/problems.ts";
import { useHas, useWorkspace } from "../../api/workspace.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { settings, useAccountChange } from "./queries.ts";

export function ReceiptSection() {
  const { receipts: words } = useWords();
  const workspace = useWorkspace();
  const maySee = useHas()("receipts");
  return (
    <>
      <p>{words.notFiscal}</p>
      {maySee && (
        <p>
          <ScreenLink to="receipts">{words.all}</ScreenLink>
        </p>
      )}
      <Read of={useQuery(settings.account(workspace))}>
        {({ shown, etag }) => <NumberForm account={shown} etag={etag} />}
      </Read>
    </>
  );
}

interface NumberFormProps {
  account: Pick<Account, "vat_number">;
  etag: string;
}

function NumberForm({ account, etag }: NumberFormProps) {
  const { receipts: words, settings: all } = useWords();
  const workspace = useWorkspace();
  const change = useAccountChange(workspace);
  const drafting = useDraft({ vat_number: account.vat_number ?? "" }, etag);
  const { draft, set } = drafting;
  return (
    <DraftForm
      of={drafting}
      labels={{ vat_number: [words.vatNumber, asIs] }}
      save={({ vat_number: text }, etag) =>
        change.mutateAsync({ changes: { vat_number: text.trim() || null }, etag })
      }
      state={change}
      mayChange={workspace.account?.isAdministrator === true}
      why={all.forAdministrators}
    >
      <TextInput
        label={words.vatNumber}
        description={words.vatHint}
        value={draft.vat_number}
        maxLength={unitsOf(40)}
        error={problemsOf(change.error).vat_number}
        onChange={onValue((vat_number) => set({ vat_number }))}
      />
    </DraftForm>
  );
}
