import { UnstyledButton } from "@mantine/core";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useKeys } from "../../components/keys.ts";
import { SearchSign } from "../../icons.ts";
import { useWords } from "../../locales/words.ts";
import type { ScreenEntry } from "../navigation.ts";
import "./search.css";

const load = () => import("./search.tsx");
const Search = lazy(async () => ({ default: (await load()).WorkspaceSearch }));
/** A later search may be offline. */
const loadAfterMs = 2_000;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export function SearchButton({ screens }: { screens: readonly ScreenEntry[] }) {
  const { search } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const keys = useMemo(() => {
    const act = () => {
      setRequested(true);
      setOpen(true);
    };
    const { title: text } = search;
    return [
      { key: "k", withCommand: true, label: text, act },
      { key: "/", label: text, act },
    ];
  }, [search]);
  useKeys(keys);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <UnstyledButton className="search-button" onClick={keys[0]?.act}>
        <SearchSign />
        <span>{search.title}</span>
        <span className="search-key" aria-hidden="true">
          {isApple ? "⌘K" : "Ctrl K"}
        </span>
      </UnstyledButton>
      {isRequested && (
        <Suspense>
          <Search screens={screens} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
