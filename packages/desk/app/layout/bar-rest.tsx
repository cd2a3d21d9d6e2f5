import { Drawer } from "@mantine/core";
import { useEscape } from "../api/topmost.ts";
import { useWords } from "../locales/words.ts";
import type { ScreenEntry } from "./navigation.ts";
import { Sections } from "./side.tsx";

export interface BarRestProps {
  screens: readonly ScreenEntry[];
  isOpen: boolean;
  onClose(): void;
}

/** The screens without a link in the bar. */
export function BarRest({ screens, isOpen, onClose }: BarRestProps) {
  const { shell, parts } = useWords();
  const onEscape = useEscape(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      {...onEscape}
      position="bottom"
      size="70%"
      closeButtonProps={{ "aria-label": parts.close }}
      title={shell.more}
    >
      <div className="bar-rest">
        <Sections screens={screens} />
      </div>
    </Drawer>
  );
}
