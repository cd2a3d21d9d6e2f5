import { useQueries } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { useMayMake } from "../../api/rights.ts";
import { useSession, useWorkspace } from "../../api/workspace.ts";
import { Card } from "../../components/card.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { CheckSign, NextSign } from "../../icons.ts";
import { useWords } from "../../locales/words.ts";
import { shop, studio } from "./queries.ts";
import { type FirstTask, firstStepsOf, type TaskEntry } from "./steps.ts";

export function Steps() {
  const { home } = useWords();
  const steps = useSteps();
  if (steps.length === 0) return null;
  return (
    <Card title={home.firstSteps} className="home-steps">
      <ol className="home-needs-list">
        {steps.map((listed) => (
          <li key={listed.task}>
            <Line {...listed} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useSteps(): TaskEntry[] {
  const workspace = useWorkspace();
  const { merchant, account } = workspace;
  const { hasSecondFactor } = useSession();
  const seesTeam = useMay("team");
  const mayPay = useMay("handle");
  const [mayAdd, mayBook] = [useMayMake("resources"), useMayMake("bookings")];
  const [resources, booking, payment, users, members] = useQueries({
    queries: [
      { ...studio.resources(workspace), enabled: mayAdd },
      { ...studio.anyBooking(workspace), enabled: mayBook },
      { ...shop.anyPayment(workspace), enabled: mayPay },
      { ...shop.users(workspace), enabled: merchant !== null && seesTeam },
      { ...studio.users(workspace), enabled: account?.isAdministrator === true },
    ],
  });
  // No step vanishes during loading.
  if ([resources, booking, payment, users, members].some(({ isLoading }) => isLoading)) return [];
  const teams = [users.data, members.data].filter((team) => team !== undefined);
  return firstStepsOf({
    // The creator is a resource from the start, and may be the only one.
    resource: mayAdd
      ? resources.data && (resources.data.length > 1 || booking.data === true)
      : undefined,
    booking: mayBook ? booking.data : undefined,
    payment: mayPay ? payment.data : undefined,
    team: teams.length === 0 ? undefined : teams.some(({ length }) => length > 1),
    factor: hasSecondFactor,
  });
}

const ways: Record<FirstTask, string> = {
  resource: "resources",
  booking: "calendar",
  payment: "links",
  team: "team",
  factor: "/me",
};

function Line({ task, isDone }: TaskEntry) {
  const { home } = useWords();
  const text = home.steps[task];
  if (isDone) {
    return (
      <span className="home-need home-done">
        <CheckSign />
        <s>{text}</s>
        <span className="note">{home.done}</span>
      </span>
    );
  }
  const inside = (
    <>
      <span className="home-circle" />
      <span>{text}</span>
      <NextSign />
    </>
  );
  const path = ways[task];
  return path.startsWith("/") ? (
    <a className="home-need" href={path}>
      {inside}
    </a>
  ) : (
    <ScreenLink className="home-need" to={path}>
      {inside}
    </ScreenLink>
  );
}
