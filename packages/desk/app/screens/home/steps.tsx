import type { BookingPage } from "@frontdesk/scheduling-client/types/services";
import { Button } from "@mantine/core";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAction } from "../../api/action.ts";
import { desk } from "../../api/clients.ts";
import { timeNow } from "../../api/clock.ts";
import { useMay } from "../../api/may.ts";
import { useMayMake } from "../../api/rights.ts";
import { comingTrial } from "../../api/trial.ts";
import { own, useSession, useWorkspace } from "../../api/workspace.ts";
import { Card } from "../../components/card.tsx";
import { dayOf } from "../../components/days.ts";
import { DeleteTrial } from "../../components/delete-trial.tsx";
import { Folded } from "../../components/folded.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { CheckSign, NextSign } from "../../icons.ts";
import { useWords } from "../../locales/words.ts";
import { shop, studio } from "./queries.ts";
import { areOwnHours, type FirstTask, firstStepsOf, type TaskEntry } from "./steps.ts";

export function Steps() {
  const { merchant, account, firstSteps } = useWorkspace();
  const isOwner = merchant?.role === "owner" || account?.isAdministrator === true;
  return firstSteps && isOwner ? <OpenSteps /> : null;
}

function OpenSteps() {
  const { home } = useWords();
  const { first, later, ...around } = useSteps();
  const dismiss = useDismissal();
  if (first.length === 0) return null;
  const list = (steps: readonly TaskEntry[]) => (
    <ol className="home-needs-list">
      {steps.map((listed) => (
        <li key={listed.task}>
          <Line {...listed} {...around} />
        </li>
      ))}
    </ol>
  );
  const button = (
    <Button variant="subtle" size="compact-sm" onClick={() => dismiss.mutate()}>
      {home.dismissSteps}
    </Button>
  );
  return (
    <Card title={home.firstSteps} className="home-steps" aside={button}>
      <RefusalMessage error={dismiss.error} />
      {list(first)}
      {later.length > 0 && <Folded title={home.laterSteps}>{list(later)}</Folded>}
    </Card>
  );
}

function useDismissal() {
  const { id } = useWorkspace();
  const existing = useQueryClient();
  return useAction(["home.dismissSteps", "block"], {
    mutationFn: () => desk.dismissFirstSteps(id),
    onSuccess: () => existing.invalidateQueries(own.places),
  });
}

function useSteps() {
  const workspace = useWorkspace();
  const { merchant, account } = workspace;
  const { hasSecondFactor, person } = useSession();
  const seesTeam = useMay("team");
  const mayPay = useMay("handle");
  const mayBook = useMayMake("bookings");
  const ofStudio = { enabled: account?.isAdministrator === true };
  const today = dayOf(timeNow());
  const year = today.slice(0, 4);
  const [hours, closures, services, page, booking, payment, users, members] = useQueries({
    queries: [
      { ...studio.settings(workspace), ...ofStudio },
      { ...studio.closures(workspace, year), ...ofStudio },
      { ...studio.services(workspace), ...ofStudio },
      { ...studio.page(workspace), ...ofStudio },
      { ...studio.anyBooking(workspace), enabled: mayBook },
      { ...shop.anyPayment(workspace), enabled: mayPay },
      { ...shop.users(workspace), enabled: merchant !== null && seesTeam },
      { ...studio.users(workspace), ...ofStudio },
    ],
  });
  const trial = useQuery({
    ...comingTrial(workspace, today, person),
    enabled: ofStudio.enabled && booking.data === true,
  });
  const all = [hours, closures, services, page, booking, payment, users, members];
  // No step vanishes during loading.
  if (all.some(({ isLoading }) => isLoading)) return { first: [], later: [] };
  const teams = [users.data, members.data].filter((team) => team !== undefined);
  const isPublished = page.data?.shown.published;
  const steps = firstStepsOf({
    hours: hours.data && areOwnHours(hours.data.shown.default_periods),
    closures: closures.data && closures.data.length > 0,
    look: page.data && hasLook(page.data.shown),
    service: services.data?.some(({ visibility }) => visibility !== "off"),
    page: isPublished,
    trial: isPublished === undefined ? undefined : booking.data,
    payment: mayPay ? payment.data : undefined,
    team: teams.length === 0 ? undefined : teams.some(({ length }) => length > 1),
    factor: hasSecondFactor,
  });
  const offered = services.data?.find(({ visibility }) => visibility === "public");
  const { url } = page.data?.shown ?? {};
  return {
    ...steps,
    trial: trial.data?.id,
    ...(isPublished === true && {
      pageUrl: offered === undefined ? url : timesOf(url, offered.id),
    }),
  };
}

/** Skips the lists of services and staff. */
const timesOf = (url = "", id: number) => `${url}/${id}?with=any`;

const hasLook = ({ accent_color, logo_url }: BookingPage) =>
  accent_color !== null || logo_url !== null;

const paths: Record<FirstTask, string> = {
  hours: "settings/hours",
  closures: "settings/hours",
  look: "settings/look",
  service: "services/new",
  page: "booking-page",
  trial: "booking-page",
  payment: "links",
  team: "team",
  factor: "/me",
};

interface LineProps extends TaskEntry {
  /** Of a published page. */
  pageUrl?: string | undefined;
  /** An appointment of the own trial. */
  trial?: number | undefined;
}

function Line({ task, isDone, pageUrl, trial }: LineProps) {
  const { home } = useWords();
  const text = home.steps[task];
  if (isDone) {
    return (
      <>
        <span className="home-need home-done">
          <CheckSign />
          <s>{text}</s>
          <span className="note">{home.done}</span>
        </span>
        {task === "trial" && trial !== undefined && (
          <div className="acts">
            <DeleteTrial id={trial} />
          </div>
        )}
      </>
    );
  }
  const inside = (
    <>
      <span className="home-circle" />
      <span>{text}</span>
      <NextSign />
    </>
  );
  return (
    <TaskLink task={task} pageUrl={pageUrl}>
      {inside}
    </TaskLink>
  );
}

function TaskLink({
  task,
  pageUrl,
  children,
}: Pick<LineProps, "task" | "pageUrl"> & { children: ReactNode }) {
  const path = paths[task];
  if (task === "trial" && pageUrl !== undefined) {
    return (
      <a className="home-need" href={pageUrl} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return path.startsWith("/") ? (
    <a className="home-need" href={path}>
      {children}
    </a>
  ) : (
    <ScreenLink
      className="home-need"
      to={path}
      {...(task === "closures" && { search: { add: "holidays" } })}
    >
      {children}
    </ScreenLink>
  );
}
