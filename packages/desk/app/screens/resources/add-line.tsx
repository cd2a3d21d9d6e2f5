import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue } from "../../components/fields.tsx";

interface AddLineProps {
  label: string;
  word: string;
  add: (text: string) => Promise<unknown>;
}

export function AddLine({ label, word, add }: AddLineProps) {
  const [{ [label]: text = "" }, set, saves] = useKept({ [label]: "" });
  const [error, setError] = useState<unknown>(null);
  const [first] = Object.values(problemsOf(error));
  return (
    <form
      data-draft
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        const adding = add(text);
        adding.then(() => setError(null), setError);
        saves(adding);
      }}
    >
      <TextInput
        label={label}
        value={text}
        required
        error={first}
        onChange={onValue((text) => set({ [label]: text }))}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ""}>
        {word}
      </Button>
    </form>
  );
}
