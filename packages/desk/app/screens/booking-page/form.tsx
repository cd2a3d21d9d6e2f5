import type { BookingPage } from "@frontdesk/scheduling-client/types/services";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, Textarea, TextInput } from "@mantine/core";
import { Fragment, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs, type FieldLabels } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue, Tick } from "../../components/fields.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import type { Words } from "../../locales/bind.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { type PageDraft, pageChangesOf, pageDraftOf } from "./draft.ts";
import { MailTexts } from "./mail-texts.tsx";
import { NoticeCheck, OwnNotice, useNotice } from "./own-notice.tsx";
import { usePageChange } from "./queries.ts";
import { ReminderFields } from "./reminder-fields.tsx";
import { remindersOf } from "./reminders.ts";

interface PageFormProps {
  page: BookingPage;
  etag: string;
  onPublished(): void;
}

type Field = Exclude<keyof PageDraft, "published" | "reminders" | "texts">;

const notices: readonly Field[] = ["privacy_text", "terms_text"];
const long: readonly Field[] = ["intro", "address", "notices_to", "websites", ...notices];
const about: readonly Field[] = [
  "contact_email",
  "privacy_text",
  "privacy_url",
  "title",
  "intro",
  "phone",
  "address",
  "terms_text",
  "terms_url",
  "websites",
];

export const idOf = (field: Field) => `page-${field}`;

export function PageForm({ page, etag, onPublished }: PageFormProps) {
  const { bookingPage: words, privacyNotice, studio } = useWords();
  const change = usePageChange(useWorkspace());
  const locale = useLocale();
  const drafting = useDraft(pageDraftOf(page, locale), etag);
  const [isTried, setTried] = useState(false);
  const { draft, set } = drafting;
  const notice = useNotice(draft);
  const [unread, setUnread] = useState<object>();
  const save = (publishes: boolean) => async (sent: PageDraft, etag: string) => {
    setTried(true);
    change.reset();
    setUnread(notice.isUnchecked ? unchecked(privacyNotice.check) : undefined);
    if (notice.isUnchecked || remindersOf(sent.reminders, locale) === undefined) return false;
    const changes = pageChangesOf({ ...sent, published: publishes || sent.published }, locale);
    const saved = await change.mutateAsync({ changes, etag });
    if (publishes) onPublished();
    return saved;
  };
  const error = (notice.isUnchecked ? unread : undefined) ?? change.error;
  const problems = problemsOf(error);
  // A missing notice is the text's, because a studio may have no website.
  const isWithoutUrl = draft.privacy_url.trim() === "";
  const fieldOf = (name: string) =>
    name === "privacy_url" && isWithoutUrl ? "privacy_text" : name.split(".")[0];
  const wrong = (field: Field | "reminders") =>
    Object.entries(problems).find(([name]) => fieldOf(name) === field)?.[1];
  const field = (name: Field) => (
    <TextField key={name} name={name} draft={draft} set={set} error={wrong(name)} />
  );
  return (
    <DraftForm
      of={drafting}
      labels={namesOf(words)}
      save={save(!page.published)}
      state={{ ...change, error }}
      isReady
      word={page.published ? undefined : words.publish}
      actions={(saveBy) =>
        !page.published && (
          <Button variant="default" onClick={() => saveBy(save(false))}>
            {studio.save}
          </Button>
        )
      }
    >
      {page.published && (
        <Tick isOn={draft.published} onChange={(published) => set({ published })}>
          {words.published}
        </Tick>
      )}
      {problems.published !== undefined && (
        <p className="booking-page-wrong" role="alert">
          {problems.published}
        </p>
      )}
      {about.map((name) => (
        <Fragment key={name}>
          {field(name)}
          {name === "privacy_text" && (
            <OwnNotice {...{ draft, set }} of={notice} isWrong={error === unread} />
          )}
        </Fragment>
      ))}
      <p>
        <ScreenLink to="settings/look">{words.look}</ScreenLink>
      </p>
      <h3>{words.mails}</h3>
      {field("notices_to")}
      <ReminderFields
        value={draft.reminders}
        onChange={(reminders) => set({ reminders })}
        error={wrong("reminders")}
        isTried={isTried}
      />
      {field("retention_months")}
      <MailTexts texts={draft.texts} onChange={(texts) => set({ texts })} problems={problems} />
      <NoticeCheck of={notice} />
    </DraftForm>
  );
}

const unchecked = (problem: string) => ({ problems: { privacy_text: [problem] } });

interface TextFieldProps {
  name: Field;
  draft: PageDraft;
  set: (changes: Partial<PageDraft>) => void;
  error: string | undefined;
}

function TextField({ name, draft, set, error }: TextFieldProps) {
  const { bookingPage: words } = useWords();
  const shared = {
    id: idOf(name),
    label: labelsOf(words)[name],
    description: hintsOf(words)[name],
    value: draft[name],
    error,
    onChange: onValue((value) => set({ [name]: value })),
  };
  if (notices.includes(name)) return <Textarea {...shared} rows={6} maxLength={unitsOf(20_000)} />;
  if (long.includes(name)) return <Textarea {...shared} rows={3} />;
  return (
    <TextInput
      {...shared}
      {...(name === "contact_email" && { type: "email", autoComplete: "email" })}
      {...(name.endsWith("_url") && { type: "url", placeholder: "https://" })}
      {...(name === "retention_months" && { type: "number", min: 1, max: 120, required: true })}
    />
  );
}

const labelsOf = (words: Words["bookingPage"]): Record<Field, string> => ({
  title: words.title,
  intro: words.intro,
  contact_email: words.contact,
  privacy_url: words.privacy,
  terms_url: words.terms,
  privacy_text: words.privacyText,
  terms_text: words.termsText,
  phone: words.phone,
  address: words.address,
  websites: words.websites,
  notices_to: words.notices,
  retention_months: words.retention,
});

const hintsOf = (words: Words["bookingPage"]): Partial<Record<Field, string>> => ({
  title: words.titleHint,
  contact_email: words.contactHint,
  websites: words.websitesHint,
  privacy_text: words.noticeHint,
  terms_text: words.noticeHint,
  notices_to: words.noticesHint,
});

const labelOf = (drafts: PageDraft["reminders"], words: Words["bookingPage"]): string =>
  drafts.map(({ count, unit }) => `${count} ${words.units[unit]}`).join(", ");

function namesOf(words: Words["bookingPage"]): FieldLabels<PageDraft> {
  const labels = Object.entries(labelsOf(words)).map(([name, label]) => [name, [label, asIs]]);
  return {
    ...Object.fromEntries(labels),
    published: words.published,
    reminders: [words.reminders, (drafts: PageDraft["reminders"]) => labelOf(drafts, words)],
    texts: words.texts,
  };
}
