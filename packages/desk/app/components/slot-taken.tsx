/* A refused time: the obstacle in words, and the nearest free times as buttons. */
import type { FreeTime, SlotTakenError } from "@frontdesk/scheduling-client/errors";
import { Button } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { timeNow } from "../api/clock.ts";
import { obstacleQuery, resourceNames } from "../api/obstacles.ts";
import { useMaySee } from "../api/rights.ts";
import { useWorkspace } from "../api/workspace.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { clockText, rangeText, wallText } from "./day-labels.ts";
import "./entries.css";

type TakenSlot = Pick<SlotTakenError, "reason" | "blockers" | "next">;

interface SlotTakenProps {
  error: TakenSlot;
  pick?: ((time: FreeTime) => void) | undefined;
}

export function SlotTaken({ error, pick }: SlotTakenProps) {
  const { appointments: words } = useWords();
  const reader = { locale: useLocale(), now: timeNow() };
  const nameOf = useResourceNames();
  const lines = useReasons(error, nameOf);
  const box = useRef<HTMLDivElement>(null);
  const text = lines.join("\n");
  useLayoutEffect(() => {
    if (text !== "") box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div ref={box} role="alert">
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {pick !== undefined && error.next.length > 0 && (
        <div className="acts">
          {error.next.map((time) => (
            <Button key={time.starts_at} variant="default" onClick={() => pick(time)}>
              {[
                wallText({ date: time.date, minutes: time.start }, reader),
                ...time.resource_ids.flatMap((id) => nameOf(id) ?? []),
              ].join(" · ")}
            </Button>
          ))}
        </div>
      )}
      {pick !== undefined && error.next.length === 0 && <p>{words.refused.noneNear}</p>}
    </div>
  );
}

type NameOf = (id: number) => string | undefined;

export function useResourceNames(): NameOf {
  const enabled = useMaySee("resources");
  const { data = [] } = useQuery({ ...resourceNames(useWorkspace()), enabled });
  return (id) => data.find((one) => one.id === id)?.name;
}

/** More would hide the free times. */
const mostObstacles = 3;

function useReasons({ reason = "taken", blockers }: TakenSlot, nameOf: NameOf): string[] {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const read = useQueries({
    queries: blockers.slice(0, mostObstacles).map((one) => obstacleQuery(workspace, one)),
  });
  const obstacles = read.flatMap(({ data }) => data ?? []);
  const [first] = obstacles.map(({ start }) => start).toSorted((one, other) => one - other);
  if (reason === "too_long" && first !== undefined) {
    return [words.refused.tooLong({ time: clockText(first, locale) })];
  }
  if (reason === "taken" && obstacles.length > 0) {
    return obstacles.map(({ start, end, texts, resourceIds }) => {
      const names = resourceIds.flatMap((id) => nameOf(id) ?? []);
      const what = [...texts, ...names].join(", ");
      return words.refused.taken({ times: rangeText(start, end, locale), what });
    });
  }
  const plain: Readonly<Record<string, string>> = words.refused.reasons;
  return [plain[reason] ?? words.taken];
}
