// The owner must confirm it before saving.
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/workspace.ts";
import { useKept } from "../../components/draft/use-kept.ts";
import { Tick } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import type { PageDraft } from "./draft.ts";
import { connection } from "./merchant/queries.ts";
import { noticeText } from "./notice-text.ts";

interface Noticing {
  isUnchecked: boolean;
  set: (changes: { isUnchecked: boolean }) => void;
}

export function useNotice(draft: PageDraft): Noticing {
  const [{ isUnchecked }, set] = useKept({ isUnchecked: false });
  return { isUnchecked: isUnchecked && draft.privacy_text.trim() !== "", set };
}

interface OwnNoticeProps {
  draft: PageDraft;
  set: (changes: Partial<PageDraft>) => void;
  of: Noticing;
  /** The field already says so. */
  isWrong: boolean;
}

export function OwnNotice({ draft, set, of, isWrong }: OwnNoticeProps) {
  const { privacyNotice: words } = useWords();
  const workspace = useWorkspace();
  const { data: merchant, isPending } = useQuery(connection.now(workspace));
  const { address, contact_email: contact, retention_months: months } = draft;
  const begin = () => {
    const name = draft.title.trim() || workspace.name;
    const input = { name, address: address.trim().replaceAll(/\s*\n\s*/g, ", "), contact, months };
    const takesPayments = merchant != null;
    set({ privacy_text: noticeText(words, { ...input, takesPayments }) });
    of.set({ isUnchecked: true });
  };
  if (draft.privacy_text.trim() === "") {
    return (
      <div>
        <Button variant="default" disabled={isPending} onClick={begin}>
          {words.begin}
        </Button>
      </div>
    );
  }
  return of.isUnchecked && !isWrong ? <p className="note">{words.check}</p> : null;
}

/** Stands next to the button that publishes. */
export function NoticeCheck({ of }: { of: Noticing }) {
  const { privacyNotice: words } = useWords();
  if (!of.isUnchecked) return null;
  return (
    <Tick isOn={false} onChange={() => of.set({ isUnchecked: false })}>
      {words.checked}
    </Tick>
  );
}
