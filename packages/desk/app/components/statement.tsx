import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../locales/words.ts";
import { Screen } from "./screen.tsx";
import { ScreenLink } from "./screen-link.tsx";
import "./statement.css";

interface StatementProps {
  title: string;
  isRead: boolean;
  /** At its head. */
  issuer: ReactNode;
  actions?: ReactNode;
  /** The list of statements. */
  list: { to: string; label: string };
  children: ReactNode;
}

/** A page to print. */
export function Statement({ title, isRead, issuer, actions, list, children }: StatementProps) {
  const { balance: words } = useWords();
  const action = isRead && (
    <div className="acts">
      <Button onClick={() => window.print()}>{words.print}</Button>
      {actions}
    </div>
  );
  return (
    <Screen title={title} action={action}>
      <div className="statement">
        <div className="statement-whose">{issuer}</div>
        {children}
      </div>
      <p className="statement-back">
        <ScreenLink to={list.to}>{list.label}</ScreenLink>
      </p>
    </Screen>
  );
}

interface StatedFactsProps {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
}

export function StatedFacts({ facts }: StatedFactsProps) {
  return (
    <dl className="statement-facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
