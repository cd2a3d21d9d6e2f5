import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { followConnection, readConnection, useConnection } from "../api/connection.ts";
import { useHearing } from "../api/live/live.ts";
import { own } from "../api/workspace.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { ageText } from "./age.ts";

const againMs = 5_000;

export function ConnectionBar() {
  const { lostAt, heardAt } = useConnection();
  const { lostAt: silentSince } = useHearing();
  const isLost = lostAt !== undefined || silentSince !== undefined;
  const { shell } = useWords();
  const locale = useLocale();
  const now = useTrying(isLost);
  return (
    <div role="status">
      {isLost && (
        <p className="connection-bar">
          {shell.noConnection({ age: ageText(now - (silentSince ?? heardAt), locale) })}
        </p>
      )}
    </div>
  );
}

function useTrying(isLost: boolean): number {
  const queries = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isLost) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      void queries.fetchQuery({ ...own.session, staleTime: 0 }).catch(() => {});
    }, againMs);
    return () => clearInterval(timer);
  }, [isLost, queries]);
  useEffect(
    () =>
      followConnection(() => {
        if (readConnection().lostAt === undefined) void queries.invalidateQueries();
      }),
    [queries],
  );
  return now;
}
