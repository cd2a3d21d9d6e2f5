/* Asks before the service moves an appointment and mails the customer. */
import { Button, Drawer, Popover, type PopoverProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { giveTo } from "../../../api/restore-focus.ts";
import { useEscape } from "../../../api/topmost.ts";
import { MoveTerms } from "../../../components/move-terms.tsx";
import { useWords } from "../../../locales/words.ts";
import { type AnchorProps, BlockAnchor } from "./anchor.tsx";
import { isOtherTargetNeeded, MoveRefusal } from "./refusal.tsx";
import type { AppointmentSpot } from "./spots.ts";
import { type ReschedulingInput, useRescheduling } from "./use-rescheduling.ts";
import { titleOf, useWhere } from "./where.ts";
import "../../../components/entries.css";
import "./move.css";

interface MovePopoverProps extends ReschedulingInput, Pick<AnchorProps, "block"> {
  /** Opens the appointment. */
  show(id: number): void;
}

const phone = "(max-width: 47.99em)";
/** Below the bars of undo and refusals. */
const layer = 240;

/** The block stays in view. */
const sides: NonNullable<PopoverProps["middlewares"]>["flip"] = {
  crossAxis: false,
  fallbackPlacements: ["left-start", "bottom", "top"],
};

export function MovePopover({ block, show, ...input }: MovePopoverProps) {
  const { proposal } = input;
  const { appointments: words } = useWords();
  const label = useId();
  const rescheduling = useRescheduling(input);
  const where = useWhere()(proposal);
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  // Its answer is to come.
  const cancel = () => rescheduling.isPending || rescheduling.cancel();
  const onEscape = useEscape(true, cancel);
  const text = words.moving.question({ title: titleOf(proposal), where });
  const question = (
    <Question proposal={proposal} label={label} rescheduling={rescheduling} show={show} />
  );
  if (isPhone) {
    return (
      <Drawer.Root opened onClose={cancel} position="bottom" size="auto" {...onEscape}>
        <Drawer.Overlay />
        <Drawer.Content className="move-sheet">
          <Drawer.Body className="move">
            <Drawer.Title className="move-question">
              <span id={label}>{text}</span>
            </Drawer.Title>
            {question}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  return (
    <Popover
      opened
      position="right-start"
      width={320}
      middlewares={{ flip: sides, shift: true }}
      hideDetached={false}
      transitionProps={{ duration: 120 }}
      shadow="md"
      radius="lg"
      zIndex={layer}
      withRoles={false}
      {...onEscape}
      onDismiss={cancel}
    >
      <Popover.Target>
        <BlockAnchor block={block} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={label} className="move">
        <p id={label}>{text}</p>
        {question}
      </Popover.Dropdown>
    </Popover>
  );
}

interface QuestionProps extends Pick<MovePopoverProps, "proposal" | "show"> {
  label: string;
  rescheduling: ReturnType<typeof useRescheduling>;
}

function Question({ proposal, label, rescheduling, show }: QuestionProps) {
  const { appointments: words, parts } = useWords();
  const { isPending, error } = rescheduling;
  const box = useFirstFocus(proposal.to, error);
  const cancel = (
    <Button variant="default" disabled={isPending} onClick={rescheduling.cancel}>
      {parts.cancel}
    </Button>
  );
  return (
    <form
      ref={box}
      className="move"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isOtherTargetNeeded(error)) rescheduling.move(rescheduling.isSilent);
      }}
    >
      {!rescheduling.isMailed && <p className="note">{words.notTold}</p>}
      {rescheduling.status !== undefined && <MoveTerms status={rescheduling.status} />}
      <MoveRefusal
        error={error}
        proposal={proposal}
        pick={rescheduling.pick}
        show={() => show(proposal.id)}
        applyMine={rescheduling.applyMine}
      />
      {isOtherTargetNeeded(error) ? (
        <div className="acts">{cancel}</div>
      ) : (
        <Answers label={label} rescheduling={rescheduling} cancel={cancel} />
      )}
    </form>
  );
}

/** The first button is *Move*, or the first way out of a refusal. */
function useFirstFocus(target: AppointmentSpot, error: unknown) {
  const box = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target or refusal moves it.
  useEffect(() => {
    box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [target, error]);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = box;
    return () => {
      const { activeElement: now, body } = document;
      if (now === body || current?.contains(now) === true) giveTo(before);
    };
  }, []);
  return box;
}

interface AnswersProps extends Pick<QuestionProps, "label" | "rescheduling"> {
  cancel: ReactNode;
}

/** The choice of a refused attempt comes first. */
function Answers({ label, rescheduling, cancel }: AnswersProps) {
  const { appointments: words } = useWords();
  const { isPending, isMailed, isSilent, move } = rescheduling;
  const choices = isMailed ? [isSilent, !isSilent] : [false];
  return (
    <div className="acts">
      {choices.map((silently, index) => (
        <Button
          key={String(silently)}
          type={index === 0 ? "submit" : "button"}
          variant={index === 0 ? "filled" : "default"}
          data-autofocus={index === 0 || undefined}
          aria-describedby={label}
          loading={isPending && silently === isSilent}
          disabled={isPending && silently !== isSilent}
          onClick={index === 0 ? undefined : () => move(silently)}
        >
          {silently ? words.moving.silently : words.move}
        </Button>
      ))}
      {cancel}
    </div>
  );
}
