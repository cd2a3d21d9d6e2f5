import type { ComponentChildren } from "preact";
import { addressOfView } from "../../../src/appointments/pages/content.ts";
import { type HistoryState, usePage } from "../flow/content.ts";

interface ViewLinkProps {
  to: HistoryState;
  look: string;
  children: ComponentChildren;
}

export function ViewLink({ to, look, children }: ViewLinkProps) {
  const { content, go } = usePage();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOfView(content.path, to.view)} class={look} onClick={onClick}>
      {children}
    </a>
  );
}
