import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type AddressQuery, useAddressQuery } from "../api/address.ts";
import { onValue } from "./fields.tsx";
import "./look-up.css";

const searchedIn = ({ q = "" }: AddressQuery) => q;

export function useFilter(): [q: string, seek: (q: string) => void] {
  const [q, ask] = useAddressQuery(searchedIn);
  return [q, (text) => ask({ q: text === "" ? undefined : text })];
}

interface LookUpProps {
  label: string;
  word: string;
  q: string;
  seek(q: string): void;
}

export function LookUp({ label, word, q, seek }: LookUpProps) {
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    seek(text.trim());
  };
  return (
    <form className="look-up" onSubmit={submit}>
      <TextInput label={label} value={text} maxLength={unitsOf(200)} onChange={onValue(setText)} />
      <Button type="submit" variant="default">
        {word}
      </Button>
    </form>
  );
}
