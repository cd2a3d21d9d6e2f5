// The address gets the text a moment later, or changes by itself.
import { useState } from "react";

interface FollowedText {
  text: string;
  setText(text: string): void;
  note(value: string): void;
}

/** Keeps the field's text while the person types on. */
export function useFollowed(value: string): FollowedText {
  const [text, setText] = useState(value);
  const [seen, see] = useState(value);
  const [pending, setPending] = useState<readonly string[]>([]);
  if (seen !== value) {
    see(value);
    const own = pending.indexOf(value);
    setPending(own < 0 ? [] : pending.slice(own + 1));
    if (own < 0) setText(value);
  }
  return { text, setText, note: (value) => setPending((before) => [...before, value]) };
}
