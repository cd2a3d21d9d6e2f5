// A screen: what it is, its one main action, and what it shows.
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useWords } from "../locales/words.ts";
import "./screen.css";

export interface ScreenProps {
  /** Its name. */
  title: string;
  /** What stands above it, where that is not its name. */
  heading?: string;
  /** The one filled button. */
  action?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, heading = title, action, children }: ScreenProps) {
  const { shell } = useWords();
  useEffect(() => {
    document.title = `${title} – ${shell.product}`;
  }, [title, shell]);
  return (
    <section className="screen">
      <header className="screen-head">
        <h1>{heading}</h1>
        {action !== undefined && <div className="screen-action">{action}</div>}
      </header>
      {children}
    </section>
  );
}
