import { lazy, Suspense, useEffect, useState } from "react";
import { useAsking } from "./asking.ts";

/** The first screen asks for no code. */
const StepUpDialog = lazy(async () => {
  const { StepUpDialog } = await import("./dialog.tsx");
  return { default: StepUpDialog };
});

export function StepUpPrompt() {
  const isAsking = useAsking();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (isAsking) setRequested(true);
  }, [isAsking]);
  if (!isAsking && !isRequested) return null;
  return (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  );
}
