/* Confirms before a sheet or dialog with unsaved input closes. Forms with a draft report
   themselves. In other forms, any input counts until an action succeeds. */
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
}

type Drafts = Set<{ current: OpenDraft }>;

const DraftsContext = createContext<Drafts | undefined>(undefined);

export function useChanged(isChanged: boolean, discard: () => void): void {
  const drafts = useContext(DraftsContext);
  const own = useRef<OpenDraft>({ isChanged, discard });
  useLayoutEffect(() => {
    own.current = { isChanged, discard };
  });
  useEffect(() => {
    drafts?.add(own);
    return () => void drafts?.delete(own);
  }, [drafts]);
}

export function useClosing(onClose: () => void) {
  const [drafts] = useState<Drafts>(() => new Set());
  const [isAsking, ask] = useState(false);
  const isTouched = useRef(false);
  useEffect(
    () =>
      followDone(() => {
        isTouched.current = false;
      }),
    [],
  );
  const close = () => {
    const isChanged = [...drafts].some(({ current }) => current.isChanged);
    if (isChanged || isTouched.current) ask(true);
    else onClose();
  };
  const discard = () => {
    for (const { current } of drafts) current.discard();
    ask(false);
    onClose();
  };
  const around = (children: ReactNode) => (
    <DraftsContext value={drafts}>
      {children}
      {isAsking && <Question keep={() => ask(false)} discard={discard} />}
    </DraftsContext>
  );
  const onInput = (event: FormEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // React bubbles events of a dialog to the sheet below, so check the DOM.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const form = target.closest("form");
    if (form !== null && form.dataset.draft === undefined) isTouched.current = true;
  };
  return { close, around, onInput };
}

// z-index above every sheet and dialog.
const above = 260;

function Question({ keep, discard }: { keep: () => void; discard: () => void }) {
  const { parts, refusals } = useWords();
  const onEscape = useEscape(true, keep);
  return (
    <Modal
      opened
      {...onEscape}
      centered
      zIndex={above}
      title={refusals.keepTitle}
      onClose={keep}
      closeButtonProps={{ "aria-label": parts.close }}
    >
      <div className="ask">
        <p>{refusals.keepWhat}</p>
        <div className="ask-buttons">
          <Button onClick={keep} data-autofocus>
            {refusals.keep}
          </Button>
          <Button variant="outline" color="wrong" onClick={discard}>
            {refusals.discard}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
