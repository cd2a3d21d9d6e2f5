import { type ReactNode, useId } from "react";
import "./card.css";

interface CardProps {
  title: string;
  /** Beside the title: a way to more. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A group of a screen, with its heading. */
export function Card({ title, aside, children, className = "" }: CardProps) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
