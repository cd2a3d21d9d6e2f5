import { lazy, Suspense, useState } from "react";
import { useAsking } from "./asking.ts";

/** The first screen asks for no code. */
const StepUpDialog = lazy(async () => {
  const { StepUpDialog } = await import("./dialog.tsx");
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
