import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useState } from "react";
import { type AddressQuery, useAddressQuery } from "../api/address.ts";
import { firstRead } from "../api/read-all.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { Empty } from "./empty.tsx";
import { onValue } from "./fields.tsx";
import { useFollowed } from "./followed.ts";
import { Read } from "./read.tsx";
import { Screen } from "./screen.tsx";
import { useGo } from "./screen-link.tsx";
import { useSettled } from "./settled.ts";

type Noun = "clients" | "projects" | "resources" | "services";

interface NamedItem {
  name: string;
  notes?: string | null;
}

export interface Listing {
  isArchived: boolean;
  isWhole: boolean;
  q: string;
}

interface NamedListProps<Item> {
  noun: Noun;
  useItems: (listing: Listing) => UseQueryResult<Item[]>;
  mayMake: boolean;
  /** The main button; the one that adds an item then stands second. */
  first?: ReactNode;
  /** The server searches more than names. */
  isSearched?: boolean;
  tools?: ReactNode;
  whenEmpty?: ReactNode;
  /** Links to details keep the search parameters. */
  children: (items: Item[], search: Record<string, string>) => ReactNode;
}

export function NamedList<Item extends NamedItem>(props: NamedListProps<Item>) {
  const { noun, useItems, mayMake, isSearched = false, first, tools, whenEmpty, children } = props;
  const { shell, studio, [noun]: words } = useWords();
  const locale = useLocale();
  const go = useGo();
  const [{ isArchived, q }, ask] = useAddressQuery(namedListQuery);
  const search = useDeferredValue(q);
  const [isWhole, setWhole] = useState(false);
  const query = useSettled(isSearched ? q.trim() : "");
  const items = useItems({ isArchived, isWhole, q: query });
  const isCut = !isWhole && items.data?.length === firstRead;
  return (
    <Screen
      title={shell.screens[noun]}
      action={
        <div className="acts">
          {first}
          {mayMake && (
            <Button
              variant={first === undefined ? "filled" : "default"}
              onClick={() => go(`${noun}/new`)}
            >
              {words.add}
            </Button>
          )}
        </div>
      }
    >
      <NamedTools isArchived={isArchived} q={q} ask={ask}>
        {tools}
      </NamedTools>
      {isCut && (
        <div className="acts" role="status">
          <span>{studio.firstShown({ count: firstRead.toLocaleString(locale) })}</span>
          <Button variant="default" onClick={() => setWhole(true)}>
            {studio.readOn}
          </Button>
        </div>
      )}
      <Read of={items}>
        {(all) => {
          if (all.length === 0 && query === "") {
            if (isArchived) return <Empty>{words.emptyArchive}</Empty>;
            return <Empty action={whenEmpty}>{words.empty}</Empty>;
          }
          const items = namedSo(all, isSearched ? "" : search, locale);
          if (items.length === 0) return <Empty>{studio.nothingFound}</Empty>;
          return children(items, isArchived ? { archived: "yes" } : {});
        }}
      </Read>
      <Outlet />
    </Screen>
  );
}

interface NamedListQuery {
  isArchived: boolean;
  q: string;
}

function namedListQuery({ archived = "", q = "" }: AddressQuery): NamedListQuery {
  return { isArchived: archived === "yes", q };
}

function namedSo<Item extends NamedItem>(
  items: readonly Item[],
  q: string,
  locale: string,
): Item[] {
  const query = q.trim().toLocaleLowerCase(locale);
  const has = (text: string | null | undefined) =>
    text?.toLocaleLowerCase(locale).includes(query) === true;
  return items
    .filter(({ name, notes }) => has(name) || (query !== "" && has(notes)))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

interface NamedToolsProps extends NamedListQuery {
  ask: ReturnType<typeof useAddressQuery>[1];
  children: ReactNode;
}

function NamedTools({ isArchived, q, ask, children }: NamedToolsProps) {
  const { studio } = useWords();
  const { text, setText, note } = useFollowed(q);
  const seek = (q: string) => {
    setText(q);
    note(q);
    ask({ q });
  };
  return (
    <search className="tools">
      <TextInput type="search" label={studio.search} value={text} onChange={onValue(seek)} />
      <NativeSelect
        label={studio.which}
        value={isArchived ? "yes" : ""}
        data={[
          { value: "", label: studio.active },
          { value: "yes", label: studio.archived },
        ]}
        onChange={onValue((archived) => ask({ archived }))}
      />
      {children}
    </search>
  );
}
