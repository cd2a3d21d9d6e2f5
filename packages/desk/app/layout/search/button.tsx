import { UnstyledButton } from "@mantine/core";
import { lazy, useMemo } from "react";
import { useKeys } from "../../components/keys.ts";
import { SearchSign } from "../../icons.ts";
import { useWords } from "../../locales/words.ts";
import { Later, useLater } from "../later.tsx";
import type { ScreenEntry } from "../navigation.ts";
import "./search.css";

const load = () => import("./search.tsx");
const Search = lazy(async () => ({ default: (await load()).WorkspaceSearch }));

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export function SearchButton({ screens }: { screens: readonly ScreenEntry[] }) {
  const { search } = useWords();
  const later = useLater(load);
  const { open } = later;
  const keys = useMemo(() => {
    const { title: text } = search;
    return [
      { key: "k", withCommand: true, label: text, act: open },
      { key: "/", label: text, act: open },
    ];
  }, [search, open]);
  useKeys(keys);
  return (
    <>
      <UnstyledButton className="search-button" onClick={open}>
        <SearchSign />
        <span>{search.title}</span>
        <span className="search-key" aria-hidden="true">
          {isApple ? "⌘K" : "Ctrl K"}
        </span>
      </UnstyledButton>
      <Later of={later}>{(dialog) => <Search screens={screens} {...dialog} />}</Later>
    </>
  );
}
