import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isOfLostFile, renewThis } from "../api/renew.ts";
import { useWords } from "../locales/words.ts";
import { Failed, reasonOf } from "./failed.tsx";

export function ScreenFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const { parts } = useWords();
  const queries = useQueryClient();
  const isLost = isOfLostFile(error);
  useEffect(() => {
    if (isLost) renewThis();
  }, [isLost]);
  const again = () => {
    if (isLost) return location.reload();
    // Cached data may be faulty.
    queries.removeQueries({ type: "inactive" });
    reset();
  };
  return (
    <section className="screen">
      <h1>{isAnswer(error) ? parts[reasonOf(error)] : parts.screenFailed}</h1>
      <Failed error={error} again={again} />
    </section>
  );
}

const isAnswer = (error: unknown) => typeof (error as { status?: unknown }).status === "number";
