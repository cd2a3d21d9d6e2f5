import type { ReactNode } from "react";
import { ScreenLink } from "./screen-link.tsx";
import "./entries.css";

export interface EntryProps {
  /** Path below the workspace. */
  to: string;
  search?: Record<string, string | undefined>;
  name: string;
  color?: string | undefined;
  note?: ReactNode;
  end?: ReactNode;
}

export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="entries" aria-label={label}>
      {children}
    </ul>
  );
}

export function Entry({ to, search, name, color, note, end }: EntryProps) {
  return (
    <li>
      <ScreenLink className="entry" to={to} {...(search !== undefined && { search })}>
        {color !== undefined && <Dot color={color} />}
        <span className="entry-words">
          <span className="entry-name">{name}</span>
          {note !== undefined && note !== "" && <span className="entry-note">{note}</span>}
        </span>
        {end !== undefined && <span className="entry-end">{end}</span>}
      </ScreenLink>
    </li>
  );
}

/** A word always follows. */
export function Dot({ color }: { color: string }) {
  return <span className="dot" style={{ background: color }} />;
}
