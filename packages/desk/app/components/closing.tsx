/* Confirms before unsaved input closes. Forms with a draft report themselves; in others, any
   input counts until an action succeeds. */
import { Button, Modal } from "@mantine/core";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { followDone } from "../api/refusals.ts";
import { useEscape } from "../api/topmost.ts";
import { useWords } from "../locales/words.ts";
import "./ask.css";

interface OpenDraft {
  isChanged: boolean;
  discard(): void;
  /** A secret is gone after it closes. */
  isSecret?: boolean;
}

type Drafts = Set<{ current: OpenDraft }>;

const DraftsContext = createContext<Drafts | undefined>(undefined);

export function useChanged(isChanged: boolean, discard: () => void, isSecret = false): void {
  const drafts = useContext(DraftsContext);
  const own = useRef<OpenDraft>({ isChanged, discard, isSecret });
  useLayoutEffect(() => {
    own.current = { isChanged, discard, isSecret };
  });
  useEffect(() => {
    drafts?.add(own);
    return () => void drafts?.delete(own);
  }, [drafts]);
}

export function useClosing(onClose: () => void) {
  const [drafts] = useState<Drafts>(() => new Set());
  const [question, ask] = useState<"draft" | "secret">();
  const isTouched = useRef(false);
  useEffect(
    () =>
      followDone(() => {
        isTouched.current = false;
      }),
    [],
  );
  const close = () => {
    const changed = [...drafts].filter(({ current }) => current.isChanged);
    if (changed.some(({ current }) => current.isSecret)) ask("secret");
    else if (changed.length > 0 || isTouched.current) ask("draft");
    else onClose();
  };
  const discard = () => {
    for (const { current } of drafts) current.discard();
    ask(undefined);
    onClose();
  };
  const around = (children: ReactNode) => (
    <DraftsContext value={drafts}>
      {children}
      {question !== undefined && (
        <Question of={question} keep={() => ask(undefined)} discard={discard} />
      )}
    </DraftsContext>
  );
  const onInput = (event: FormEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // React also bubbles events of a dialog above.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const form = target.closest("form");
    if (form !== null && form.dataset.draft === undefined) isTouched.current = true;
  };
  return { close, around, onInput };
}

// Above every sheet and dialog.
const above = 260;

interface QuestionProps {
  of: "draft" | "secret";
  keep: () => void;
  discard: () => void;
}

export function Question({ of, keep, discard }: QuestionProps) {
  const { parts, refusals } = useWords();
  const isSecret = of === "secret";
  const onEscape = useEscape(true, keep);
  return (
    <Modal
      opened
      {...onEscape}
      centered
      zIndex={above}
      title={isSecret ? refusals.secretTitle : refusals.keepTitle}
      onClose={keep}
      closeButtonProps={{ "aria-label": parts.close }}
    >
      <div className="ask">
        <p>{isSecret ? refusals.secretWhat : refusals.keepWhat}</p>
        <div className="ask-buttons">
          <Button onClick={keep} data-autofocus>
            {isSecret ? refusals.secretBack : refusals.keep}
          </Button>
          <Button variant="outline" color="wrong" onClick={discard}>
            {isSecret ? refusals.secretClose : refusals.discard}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
