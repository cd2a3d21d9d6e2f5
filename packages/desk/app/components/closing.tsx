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
  kind: Kind;
}

/** `secret`: shown only until it closes. `awaited`: until its response. */
type Kind = "draft" | "secret" | "awaited";

/** The most severe first. */
const kinds = ["secret", "awaited"] as const;

type Drafts = Set<{ current: OpenDraft }>;

const DraftsContext = createContext<Drafts | undefined>(undefined);

export function useChanged(isChanged: boolean, discard: () => void, kind: Kind = "draft"): void {
  const drafts = useContext(DraftsContext);
  const own = useRef<OpenDraft>({ isChanged, discard, kind });
  useLayoutEffect(() => {
    own.current = { isChanged, discard, kind };
  });
  useEffect(() => {
    drafts?.add(own);
    return () => void drafts?.delete(own);
  }, [drafts]);
}

export function useClosing(onClose: () => void) {
  const [drafts] = useState<Drafts>(() => new Set());
  const [question, ask] = useState<Kind>();
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
    const first = kinds.find((kind) => changed.some(({ current }) => current.kind === kind));
    if (first !== undefined) ask(first);
    else if (changed.length > 0 || isTouched.current) ask("draft");
    else onClose();
  };
  const discard = () => {
    const isSecret = [...drafts].some(({ current: { kind } }) => kind === "secret");
    // The response came after the question.
    if (question === "awaited" && isSecret) return ask("secret");
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

// The question lies above every sheet and dialog.
const above = 260;

interface QuestionProps {
  of: Kind;
  keep: () => void;
  discard: () => void;
}

export function Question({ of, keep, discard }: QuestionProps) {
  const { parts, refusals } = useWords();
  const words = {
    draft: [refusals.keepTitle, refusals.keepWhat, refusals.keep, refusals.discard],
    secret: [refusals.secretTitle, refusals.secretWhat, refusals.secretBack, refusals.secretClose],
    awaited: [
      ...[refusals.awaitedTitle, refusals.awaitedWhat],
      ...[refusals.awaitedBack, refusals.secretClose],
    ],
  };
  const [title, what, back, close] = words[of];
  const onEscape = useEscape(true, keep);
  return (
    <Modal
      opened
      {...onEscape}
      centered
      zIndex={above}
      title={title}
      onClose={keep}
      closeButtonProps={{ "aria-label": parts.close }}
    >
      <div className="ask">
        <p>{what}</p>
        <div className="ask-buttons">
          <Button onClick={keep} data-autofocus>
            {back}
          </Button>
          <Button variant="outline" color="wrong" onClick={discard}>
            {close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
