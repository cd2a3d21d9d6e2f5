import { UnstyledButton } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import type { Words } from "../locales/bind.ts";
import { useWords } from "../locales/words.ts";

const titles = ({ operator, operating, upkeep }: Words) => ({
  merchants: operator.merchants.title,
  accounts: operating.accounts.title,
  persons: operating.persons.title,
  disputes: operator.disputes.title,
  payouts: operator.payouts.title,
  rates: upkeep.rates.title,
  books: operator.books.title,
  acts: upkeep.acts.title,
  health: upkeep.health.title,
});

export function OperatorWays() {
  const words = useWords();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone somewhere, closed.
  useEffect(() => setOpen(false), [pathname]);
  const { navigation, title: anywhere } = words.operator;
  const ways = Object.entries(titles(words));
  const [, text = anywhere] = ways.find(([path]) => pathname.startsWith(`/operator/${path}`)) ?? [];
  return (
    <nav className="operator-ways" aria-label={navigation}>
      <UnstyledButton
        className="operator-shown"
        aria-label={`${text}: ${navigation}`}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
        <span aria-hidden="true">{isOpen ? "▴" : "▾"}</span>
      </UnstyledButton>
      <div className="operator-others" id={list} data-open={isOpen}>
        {ways.map(([path, title]) => (
          <Link key={path} to={`/operator/${path}`}>
            {title}
          </Link>
        ))}
      </div>
    </nav>
  );
}
