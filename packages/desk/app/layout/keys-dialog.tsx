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
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      {...onEscape}
      title={words.title}
      closeButtonProps={{ "aria-label": parts.close }}
    >
      <dl className="keys">
        {keys.map((key) => (
          <div key={`${key.withCommand}${key.key}`}>
            <dt>
              <kbd>{nameOf(key)}</kbd>
            </dt>
            <dd>{key.label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
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
