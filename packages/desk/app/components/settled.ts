import { useEffect, useState } from "react";

const quietMs = 400;

/** Debounced; a change of `of` takes effect at once. */
export function useSettled(text: string, of = ""): string {
  const [settled, settle] = useState({ text, of });
  useEffect(() => {
    const timer = setTimeout(() => settle({ text, of }), quietMs);
    return () => clearTimeout(timer);
  }, [text, of]);
  if (settled.of === of) return settled.text;
  settle({ text, of });
  return text;
}

export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, keep] = useState(value);
  if (value !== undefined && value !== last) keep(value);
  return value ?? last;
}
