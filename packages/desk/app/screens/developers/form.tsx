import type { NewApplication, Scope } from "@frontdesk/scheduling-client/types/own";
import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { problemsOf } from "../../api/problems.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs, type FieldLabels } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import type { SavingState } from "../../components/saving.tsx";
import type { Words } from "../../locales/bind.ts";
import { useWords } from "../../locales/words.ts";
import { ScopeChoice } from "./scope-choice.tsx";
import { linesIn } from "./scopes.ts";

export interface ApplicationDraft {
  name: string;
  /** The field has one entry per line. */
  redirects: string;
  isConfidential: boolean;
  mayUsePasswords: boolean;
  scopes: readonly Scope[];
  seconds: 604800 | 7200;
}

export const emptyApplication: ApplicationDraft = {
  name: "",
  redirects: "",
  isConfidential: true,
  mayUsePasswords: false,
  scopes: [],
  seconds: 604800,
};

interface ApplicationFormProps {
  initial: ApplicationDraft;
  isNew: boolean;
  save: (application: NewApplication) => Promise<unknown>;
  state: SavingState;
}

export function ApplicationForm({ initial, isNew, save, state }: ApplicationFormProps) {
  const { studio, developers: words } = useWords();
  const drafting = useDraft(initial);
  const { draft, set } = drafting;
  const problems = problemsOf(state.error);
  return (
    <DraftForm
      of={drafting}
      labels={fieldsOf(studio, words)}
      save={(draft) => save(applicationOf(draft, isNew))}
      state={state}
      word={isNew ? words.register : undefined}
    >
      <TextInput
        label={studio.name}
        value={draft.name}
        required
        maxLength={unitsOf(60)}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <Textarea
        label={words.redirects}
        description={words.redirectsHint}
        rows={3}
        value={draft.redirects}
        error={problemWith(problems, "redirect_urls")}
        onChange={onValue((redirects) => set({ redirects }))}
      />
      {isNew && (
        <Tick
          isOn={draft.isConfidential}
          onChange={(isConfidential) => set({ isConfidential, mayUsePasswords: false })}
        >
          {words.isConfidential}
        </Tick>
      )}
      {draft.isConfidential && (
        <Tick isOn={draft.mayUsePasswords} onChange={(mayUsePasswords) => set({ mayUsePasswords })}>
          {words.passwords}
        </Tick>
      )}
      <ScopeChoice
        chosen={draft.scopes}
        onChange={(scopes) => set({ scopes })}
        error={problemWith(problems, "scopes")}
      />
      <LifeChoice value={draft.seconds} onChange={(seconds) => set({ seconds })} />
    </DraftForm>
  );
}

const fieldsOf = (
  studio: Words["studio"],
  words: Words["developers"],
): FieldLabels<ApplicationDraft> => ({
  name: [studio.name, asIs],
  redirects: [words.redirects, asIs],
  isConfidential: words.isConfidential,
  mayUsePasswords: words.passwords,
  scopes: words.scopes,
  seconds: words.life,
});

type Seconds = ApplicationDraft["seconds"];

interface LifeChoiceProps {
  value: Seconds;
  onChange: (seconds: Seconds) => void;
}

/** A leaked token works this long. */
function LifeChoice({ value, onChange }: LifeChoiceProps) {
  const { developers: words } = useWords();
  const lives = (["604800", "7200"] as const).map((value) => ({
    value,
    label: words.lives[value],
  }));
  return (
    <NativeSelect
      label={words.life}
      data={lives}
      value={String(value)}
      onChange={onValue((chosen) => onChange(chosen === "7200" ? 7200 : 604800))}
    />
  );
}

function applicationOf(draft: ApplicationDraft, isNew: boolean): NewApplication {
  const { name, redirects, isConfidential, mayUsePasswords, scopes, seconds } = draft;
  return {
    name,
    redirect_urls: linesIn(redirects),
    ...(isNew && { confidential: isConfidential }),
    may_use_passwords: mayUsePasswords,
    scopes: [...scopes],
    access_seconds: seconds,
  };
}

function problemWith(problems: Readonly<Record<string, string>>, field: string) {
  const messages = Object.entries(problems).filter(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return messages.length === 0 ? undefined : messages.map(([, words]) => words).join("; ");
}
