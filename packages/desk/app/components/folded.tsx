import { type ReactNode, useState } from "react";
import "./entries.css";
import "./folded.css";

interface FoldedProps {
  title: string;
  /** True opens it; false never closes it. */
  isOpen?: boolean;
  /** Renders only while open. */
  isLate?: boolean;
  children: ReactNode;
}

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
