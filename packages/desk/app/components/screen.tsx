import type { ReactNode } from "react";
import { useEffect } from "react";
import { useWords } from "../locales/words.ts";
import "./screen.css";

export interface ScreenProps {
  title: string;
  heading?: string;
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
