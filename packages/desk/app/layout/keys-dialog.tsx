import { Modal } from "@mantine/core";
import { useEscape } from "../api/topmost.ts";
import { type Key, useExistingKeys } from "../components/keys.ts";
import { useWords } from "../locales/words.ts";
import "./keys.css";

export interface KeysDialogProps {
  isOpen: boolean;
  onClose(): void;
}

export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { keys: words, parts } = useWords();
  const onEscape = useEscape(isOpen, onClose);
  const keys = useExistingKeys();
  const everywhere = keys.filter(({ act }) => act !== undefined);
  const inCalendar = keys.filter(({ act }) => act === undefined);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      {...onEscape}
      title={words.title}
      closeButtonProps={{ "aria-label": parts.close }}
    >
      <List of={everywhere} />
      {inCalendar.length > 0 && (
        <>
          <h3>{words.inCalendar}</h3>
          <List of={inCalendar} />
        </>
      )}
    </Modal>
  );
}

function List({ of }: { of: readonly Key[] }) {
  return (
    <dl className="keys">
      {of.map((key) => (
        <div key={`${key.withCommand}${key.key}`}>
          <dt>
            <kbd>{nameOf(key)}</kbd>
          </dt>
          <dd>{key.label}</dd>
        </div>
      ))}
    </dl>
  );
}

const arrows: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

function nameOf({ key, withCommand = false }: Key): string {
  const name = arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  if (!withCommand) return name;
  return /Mac|iPhone|iPad/.test(navigator.platform) ? `⌘ ${name}` : `Ctrl ${name}`;
}
