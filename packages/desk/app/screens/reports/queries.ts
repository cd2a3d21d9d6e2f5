import type { NewDayClosing } from "@frontdesk/scheduling-client/types/reports";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { postOnce } from "../../api/posts.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { type Days, daysBefore } from "../../components/range.ts";
import { type Kind, ofPurposes, ofResources, type Report } from "./rows.ts";

const rangeOf = ({ from, to }: Days) => ({ start_date: from, end_date: to });

async function read(
  workspace: StudioWorkspace,
  kind: Kind,
  { days, signal }: { days: Days; signal: AbortSignal },
): Promise<Report> {
  const { reports } = studioOf(workspace);
  const range = rangeOf(days);
  if (kind === "resources") return ofResources(await reports.resources(range, { signal }));
  if (kind === "clients") {
    const report = await reports.clients(range, { signal });
    return ofPurposes(report.clients, report);
  }
  const report = await reports.projects(range, { signal });
  return ofPurposes(report.projects, report);
}

export const reports = {
  day: (workspace: StudioWorkspace, date: string) =>
    queryOptions({
      queryKey: [workspace.id, "reports", "day", date],
      queryFn: ({ signal }) => studioOf(workspace).reports.day(date, { signal }),
    }),
  one: (workspace: StudioWorkspace, kind: Kind, days: Days) =>
    queryOptions({
      queryKey: [workspace.id, "reports", kind, days.from, days.to],
      async queryFn({ signal }) {
        const [now, before] = await Promise.all([
          read(workspace, kind, { days, signal }),
          read(workspace, kind, { days: daysBefore(days), signal }),
        ]);
        return { now, before };
      },
    }),
};

export async function reportTable(
  workspace: StudioWorkspace,
  kind: Kind,
  { days, locale }: { days: Days; locale: string },
): Promise<string> {
  return await studioOf(workspace).reports.csv(kind, rangeOf(days), { locale });
}

/** One idempotency key for one count: repeated presses close the day once. */
export function useDayClosing(date: string) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  const { queryKey } = reports.day(workspace, date);
  return useAction(["reports.closeDay", "footer"], {
    mutationFn: (closing: NewDayClosing) =>
      postOnce(`${workspace.id} close ${JSON.stringify(closing)}`, (options) =>
        studioOf(workspace).reports.closeDay(closing, options),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
