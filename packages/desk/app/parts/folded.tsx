import { type ReactNode, useState } from "react";
import "./entries.css";
import "./folded.css";

interface FoldedProps {
  title: string;
  /** Whether it is open, whoever closed it: something in it has to be seen. */
  isOpen?: boolean;
  /** Whether what is in it is made only while it is open. */
  isLate?: boolean;
  children: ReactNode;
}

/** What most leave as it is. */
export function Folded({ title, isOpen = false, isLate = false, children }: FoldedProps) {
  const [isUnfolded, unfold] = useState(isOpen);
  const onToggle = (event: { currentTarget: { open: boolean } }) =>
    unfold(event.currentTarget.open);
  return (
    <details className="folded" open={isOpen || undefined} onToggle={onToggle}>
      <summary>{title}</summary>
      <div className="fields">{(isUnfolded || !isLate) && children}</div>
    </details>
  );
}
