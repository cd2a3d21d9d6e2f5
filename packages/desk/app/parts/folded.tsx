import type { ReactNode } from "react";
import "./entries.css";
import "./folded.css";

interface FoldedProps {
  title: string;
  /** Whether it is open, whoever closed it: something in it has to be seen. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What most leave as it is. */
export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details className="folded" open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className="fields">{children}</div>
    </details>
  );
}
