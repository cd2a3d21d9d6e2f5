import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../../src/acceptance/links/problem.ts";
import { useContent } from "../content-context.ts";
import { type Attempt, type FrameRequest, goOn, type Outcome } from "./attempt.ts";
import { type Card, sealOrder, type Wish } from "./order.ts";

export interface OpenFrame {
  request: FrameRequest;
  finish(hints: unknown[] | undefined): void;
}

export interface Payment {
  isBusy: boolean;
  /** An earlier attempt may have paid; no other may start. */
  isUnknown: boolean;
  problem: Problem | undefined;
  frame: OpenFrame | undefined;
  /** Once, despite concurrent calls; undefined if unpaid. */
  pay(card: Card, wish: Wish): Promise<PaidOutcome | undefined>;
}

type PaidOutcome = Extract<Outcome, { kind: "paid" }> & {
  /** The wish of the attempt that paid, not of the latest press. */
  wish: Wish;
};

export function usePayment(): Payment {
  const { content } = useContent();
  const { api, payee, seal, testCards } = content;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [frame, setFrame] = useState<OpenFrame>();
  const running = useRef(false);
  const open = useRef<(Attempt & { wish: Wish }) | undefined>(undefined);
  const loadFrame = (request: FrameRequest) =>
    new Promise<unknown[] | undefined>((resolve) => {
      const finish = (hints: unknown[] | undefined) => {
        setFrame(undefined);
        resolve(hints);
      };
      setFrame({ request, finish });
    });
  const attempt = async (
    card: Card,
    wish: Wish,
  ): Promise<PaidOutcome | Exclude<Outcome, { kind: "paid" }>> => {
    if (open.current === undefined) {
      const receiver = { api, key: payee.key, seal, test: testCards !== undefined };
      const { order, problem } = await sealOrder(receiver, card, wish);
      if (order === undefined) return { kind: "refused", problem };
      open.current = { api, order, hints: [], isInDoubt: false, wish };
    }
    const outcome = await goOn(open.current, loadFrame);
    return outcome.kind === "paid" ? { ...outcome, wish: open.current.wish } : outcome;
  };
  useLeaveWarning(isBusy || open.current !== undefined);
  useEffect(() => {
    // Opens the earlier payment's receipt.
    if (problem === "used" && content.kind === "link") location.reload();
  }, [problem]);
  return {
    isBusy,
    isUnknown: problem === "unknown",
    problem,
    frame,
    pay: async (card, wish) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setProblem(undefined);
      const outcome = await attempt(card, wish);
      if (outcome.kind !== "unknown") open.current = undefined;
      running.current = false;
      setBusy(false);
      if (outcome.kind === "paid") return outcome;
      setProblem(outcome.kind === "unknown" ? "unknown" : outcome.problem);
      return undefined;
    },
  };
}

function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
