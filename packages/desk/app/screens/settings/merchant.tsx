import type { Merchant } from "@frontdesk/payments-client/types";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { changedIn } from "../../components/draft/kept.ts";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import type { SavingState } from "../../components/saving.tsx";
import { useWords } from "../../locales/words.ts";
import { Bank } from "./bank.tsx";
import { Limits } from "./limits.tsx";
import { settings, useProfile } from "./queries.ts";
import { Sites } from "./sites.tsx";

export function MerchantSection() {
  const shop = useShop();
  const change = useProfile(shop);
  return (
    <Read of={useQuery(settings.merchant(shop))}>
      {(merchant) => (
        <>
          <Profile merchant={merchant} save={change.mutateAsync} state={change} />
          <Sites />
          <Limits />
          <Bank iban={merchant.bank.iban} />
        </>
      )}
    </Read>
  );
}

interface ProfileProps {
  merchant: Merchant;
  save: ReturnType<typeof useProfile>["mutateAsync"];
  state: SavingState;
}

function Profile({ merchant, save, state }: ProfileProps) {
  const { studio, settings: words } = useWords();
  const mayChange = useMay("profile");
  const { name, email, descriptor } = merchant;
  const drafting = useDraft({ name: name ?? "", email, descriptor });
  const { draft, newest, set } = drafting;
  const problems = problemsOf(state.error);
  const field = (name: keyof typeof draft, label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={draft[name]}
      required
      error={problems[name]}
      onChange={onValue((value) => set({ [name]: value }))}
    />
  );
  return (
    <DraftForm
      of={drafting}
      labels={{
        name: [studio.name, asIs],
        email: [words.email, asIs],
        descriptor: [words.descriptor, asIs],
      }}
      // Concurrent changes of other fields stay.
      save={(draft) => save({ changes: changedIn(draft, newest), seen: merchant })}
      state={state}
      mayChange={mayChange}
      why={words.notYours}
    >
      {field("name", studio.name)}
      {field("email", words.email, words.emailHint)}
      {field("descriptor", words.descriptor, words.descriptorHint)}
    </DraftForm>
  );
}
