import { useEffect, useState } from "react";

const quietMs = 400;

/** A debounced text. A change of `of` takes effect at once. */
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

/** The last defined value. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, keep] = useState(value);
  if (value !== undefined && value !== last) keep(value);
  return value ?? last;
}
