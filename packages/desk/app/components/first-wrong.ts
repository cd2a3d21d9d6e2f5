// The wrong field may be far above the button.
import { useLayoutEffect, useRef, useState } from "react";
import { correctionsIn, goToField } from "./corrections.ts";

export function useFirstWrong() {
  const form = useRef<HTMLFormElement>(null);
  const [times, note] = useState(0);
  useLayoutEffect(() => {
    if (times === 0 || form.current === null) return;
    const [first] = correctionsIn(form.current, "");
    if (first !== undefined) goToField(first.element);
  }, [times]);
  return { form, show: () => note((before) => before + 1) };
}
