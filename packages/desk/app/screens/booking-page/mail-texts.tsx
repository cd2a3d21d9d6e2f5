import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Failed } from "../../components/failed.tsx";
import { onValue } from "../../components/fields.tsx";
import { Folded } from "../../components/folded.tsx";
import { Loading } from "../../components/loading.tsx";
import { mailLanguages, useLanguageName } from "../../components/mail-languages.tsx";
import { Rendered } from "../../components/rendered.tsx";
import { useLast, useSettled } from "../../components/settled.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import {
  type MailKind,
  type MailLanguage,
  type MailText,
  type MailWorkspace,
  type PageDraft,
  textAt,
  withText,
} from "./draft.ts";
import { bookingPage } from "./queries.ts";

const kinds: readonly MailKind[] = [
  "confirmed",
  "requested",
  "declined",
  "moved",
  "cancelled",
  "reminder",
  "payment_lost",
  "verify",
  "fee_charged",
  "fee_refunded",
  "deposit_kept",
];

interface MailTextsProps {
  texts: PageDraft["texts"];
  onChange: (texts: PageDraft["texts"]) => void;
  problems: Readonly<Record<string, string>>;
}

export function MailTexts({ texts, onChange, problems }: MailTextsProps) {
  const { bookingPage: words } = useWords();
  const locale = useLocale();
  const [workspace, choose] = useState<MailWorkspace>(() => ({
    kind: "confirmed",
    language: mailLanguages.find((one) => one === locale.slice(0, 2)) ?? "en",
  }));
  const wrong = Object.keys(problems).find((field) => field.startsWith("texts."));
  const text = textAt(texts, workspace);
  const change = (changes: Partial<MailText>) =>
    onChange(withText(texts, workspace, { ...text, ...changes }));
  const at = `texts.${workspace.kind}.${workspace.language}`;
  const isElsewhere = wrong !== undefined && !wrong.startsWith(at);
  return (
    <Folded title={words.texts} isOpen={wrong !== undefined} isLate>
      <p className="note">{words.textsHint}</p>
      <Choice mailWorkspace={workspace} choose={choose} texts={texts} />
      {isElsewhere && <Elsewhere field={wrong} problem={problems[wrong]!} />}
      <TextInput
        label={words.subject}
        description={words.subjectHint}
        maxLength={unitsOf(200)}
        value={text.subject}
        error={problems[`${at}.subject`]}
        onChange={onValue((subject) => change({ subject }))}
      />
      <Textarea
        label={words.paragraph}
        description={words.paragraphHint}
        rows={4}
        maxLength={unitsOf(2000)}
        value={text.paragraph}
        error={problems[`${at}.paragraph`]}
        onChange={onValue((paragraph) => change({ paragraph }))}
      />
      <Preview mailWorkspace={workspace} text={text} />
    </Folded>
  );
}

interface ElsewhereProps {
  /** `texts.moved.da.subject` */
  field: string;
  problem: string;
}

function Elsewhere({ field, problem }: ElsewhereProps) {
  const { bookingPage: words } = useWords();
  const nameOf = useLanguageName();
  const [, kind = "", language = ""] = field.split(".");
  const mail = words.mailKinds[kind as MailKind];
  return <p role="alert">{`${mail}, ${nameOf(language)}: ${problem}`}</p>;
}

interface ChoiceProps {
  mailWorkspace: MailWorkspace;
  choose: (workspace: MailWorkspace) => void;
  texts: PageDraft["texts"];
}

function Choice({ mailWorkspace, choose, texts }: ChoiceProps) {
  const { bookingPage: words } = useWords();
  const nameOf = useLanguageName();
  const marked = (name: string, isOwn: boolean) => (isOwn ? words.ownWords({ name }) : name);
  return (
    <>
      <NativeSelect
        label={words.mail}
        value={mailWorkspace.kind}
        data={kinds.map((value) => ({
          value,
          label: marked(words.mailKinds[value], texts[value] !== undefined),
        }))}
        onChange={onValue((kind) => choose({ ...mailWorkspace, kind: kind as MailKind }))}
      />
      <NativeSelect
        label={words.language}
        value={mailWorkspace.language}
        data={mailLanguages.map((value) => ({
          value,
          label: marked(nameOf(value), texts[mailWorkspace.kind]?.[value] !== undefined),
        }))}
        onChange={onValue((language) =>
          choose({ ...mailWorkspace, language: language as MailLanguage }),
        )}
      />
    </>
  );
}

function Preview({ mailWorkspace, text }: { mailWorkspace: MailWorkspace; text: MailText }) {
  const { bookingPage: words } = useWords();
  const at = `${mailWorkspace.kind} ${mailWorkspace.language}`;
  const typed = JSON.parse(useSettled(JSON.stringify(text), at)) as MailText;
  const request = bookingPage.mail(useWorkspace(), { ...mailWorkspace, ...typed });
  const { data, error, refetch } = useQuery(request);
  const seen = useLast(data);
  const problems = Object.values(problemsOf(error));
  if (error !== null && problems.length === 0) {
    return <Failed error={error} again={() => void refetch()} />;
  }
  if (seen === undefined && problems.length === 0) return <Loading lines={6} />;
  return (
    <section className="group" aria-labelledby="mail-preview">
      <h4 id="mail-preview">{words.mailPreview}</h4>
      {problems.map((problem) => (
        <p key={problem} className="note">
          {problem}
        </p>
      ))}
      {seen !== undefined && (
        <>
          <p>{seen.subject}</p>
          <Rendered title={words.mailPreview} html={seen.html} locale={mailWorkspace.language} />
        </>
      )}
    </section>
  );
}
