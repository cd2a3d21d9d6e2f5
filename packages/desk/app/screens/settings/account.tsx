import type { Account } from "@frontdesk/scheduling-client/types/accounts";
import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { problemsOf } from "../../api/problems.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import type { SavingState } from "../../components/saving.tsx";
import { ZoneField } from "../../components/zone-field.tsx";
import { useWords } from "../../locales/words.ts";
import { settings, useAccountChange } from "./queries.ts";

export function AccountSection() {
  const workspace = useWorkspace();
  const change = useAccountChange(workspace);
  return (
    <Read of={useQuery(settings.account(workspace))}>
      {({ shown, etag }) => (
        <AccountForm
          account={shown}
          etag={etag}
          mayChange={workspace.account?.isAdministrator === true}
          save={(changes, etag) => change.mutateAsync({ changes, etag })}
          state={change}
        />
      )}
    </Read>
  );
}

type AccountFields = Pick<Account, "name" | "timezone" | "is_timed_only" | "week_start">;

const byLanguage = "language";
const weekStarts = [byLanguage, "monday", "saturday", "sunday"] as const;

type WeekStart = (typeof weekStarts)[number];

const draftOf = ({ name, timezone, is_timed_only, week_start }: AccountFields) => ({
  name,
  timezone,
  is_timed_only,
  week_start: week_start ?? (byLanguage as WeekStart),
});

type AccountDraft = ReturnType<typeof draftOf>;

function changesIn(draft: AccountDraft, newest: AccountDraft): Partial<AccountFields> {
  const { name, timezone, is_timed_only, week_start } = draft;
  return {
    ...(name !== newest.name && { name }),
    ...(timezone !== newest.timezone && { timezone }),
    ...(is_timed_only !== newest.is_timed_only && { is_timed_only }),
    ...(week_start !== newest.week_start && {
      week_start: week_start === byLanguage ? null : week_start,
    }),
  };
}

interface AccountFormProps {
  account: AccountFields;
  mayChange: boolean;
  etag: string;
  save: (changes: Partial<AccountFields>, etag: string) => Promise<unknown>;
  state: SavingState;
}

function AccountForm({ account, etag, mayChange, save, state }: AccountFormProps) {
  const { studio, resources, settings: words } = useWords();
  const drafting = useDraft(draftOf(account), etag);
  const { draft, newest, set } = drafting;
  const { name, timezone, is_timed_only, week_start } = draft;
  const problems = problemsOf(state.error);
  const changes = changesIn(draft, newest);
  const labels = {
    name: [studio.name, asIs],
    timezone: [resources.zone, asIs],
    is_timed_only: words.timedOnly,
    week_start: [words.weekStart, (start: WeekStart) => words.weekStarts[start]],
  } as const;
  const isSame = Object.keys(changes).length === 0;
  return (
    <DraftForm
      of={drafting}
      labels={labels}
      save={(_draft, etag) => save(changes, etag)}
      state={state}
      mayChange={mayChange}
      why={words.forAdministrators}
      isSame={isSame}
    >
      <TextInput
        label={studio.name}
        value={name}
        required
        maxLength={unitsOf(80)}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <ZoneField
        value={timezone}
        onChange={(timezone) => set({ timezone })}
        error={problems.timezone}
      />
      <NativeSelect
        label={words.weekStart}
        value={week_start}
        error={problems.week_start}
        data={weekStarts.map((value) => ({ value, label: words.weekStarts[value] }))}
        onChange={onValue((value) => set({ week_start: value as WeekStart }))}
      />
      <Tick isOn={is_timed_only} onChange={(is_timed_only) => set({ is_timed_only })}>
        {words.timedOnly}
      </Tick>
    </DraftForm>
  );
}
