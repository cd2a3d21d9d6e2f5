import type { ReactNode } from "react";
import "./fact-list.css";

export type Fact = readonly [name: string, value: ReactNode];

export function FactList({ of }: { of: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
