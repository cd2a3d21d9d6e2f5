import { type ReactNode, useState } from "react";
import "./entries.css";
import "./folded.css";

interface FoldedProps {
  title: string;
  /** Opens it, whoever closed it: something in it has to be seen. It is never closed by it. */
  isOpen?: boolean;
  /** Whether what is in it is made only while it is open. */
  isLate?: boolean;
  children: ReactNode;
}

/** What most leave as it is. */
export function Folded({ title, isOpen = false, isLate = false, children }: FoldedProps) {
  const [isUnfolded, unfold] = useState(isOpen);
  const [wasOpen, note] = useState(isOpen);
  if (isOpen !== wasOpen) {
    note(isOpen);
    if (isOpen) unfold(true);
  }
  const onToggle = (event: { currentTarget: { open: boolean } }) =>
    unfold(event.currentTarget.open);
  return (
    <details className="folded" open={isUnfolded} onToggle={onToggle}>
      <summary>{title}</summary>
      <div className="fields">{(isUnfolded || !isLate) && children}</div>
    </details>
  );
}
