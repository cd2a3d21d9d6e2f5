import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { useWords } from "../../locales/words.ts";

interface SearchProps {
  q: string;
  onSearch(text: string | undefined): void;
}

export function Search({ q, onSearch }: SearchProps) {
  const { payments: words } = useWords();
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };
  return (
    <search>
      <form className="payments-search" onSubmit={send}>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={text}
          maxLength={unitsOf(200)}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            if (value === "") onSearch(undefined);
          }}
        />
        <Button type="submit" variant="default">
          {words.find}
        </Button>
      </form>
    </search>
  );
}
