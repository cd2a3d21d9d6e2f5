import { lazy, Suspense, useState } from "react";
import { laterWords } from "../../locales/languages.ts";
import { useAsking } from "./asking.ts";

/** The first screen asks for no code. */
const StepUpDialog = lazy(async () => {
  const [{ StepUpDialog }] = await Promise.all([import("./dialog.tsx"), laterWords()]);
  return { default: StepUpDialog };
});

export function StepUpPrompt() {
  const isAsking = useAsking();
  const [isRequested, setRequested] = useState(false);
  if (isAsking && !isRequested) setRequested(true);
  if (!isRequested) return null;
  return (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  );
}
