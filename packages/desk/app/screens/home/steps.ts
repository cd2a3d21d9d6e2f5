// What somebody does first at a new place: what is done is ticked, and once all is, it is gone.

export type FirstStep = "resource" | "booking" | "payment" | "team" | "factor";

export interface Done {
  /** Undefined where the place has no half for it, or it is not known yet. */
  resource: boolean | undefined;
  booking: boolean | undefined;
  payment: boolean | undefined;
  team: boolean | undefined;
  factor: boolean;
}

export interface Listed {
  step: FirstStep;
  isDone: boolean;
}

const order: readonly FirstStep[] = ["payment", "resource", "booking", "team", "factor"];
/** A place where these were done is no new one, whatever else somebody may want to do. */
const essential: readonly FirstStep[] = ["resource", "booking", "payment"];

/** The steps of a place, in their order; none where it is no new one. */
export function firstStepsOf(done: Done): Listed[] {
  const known = order.flatMap((step): Listed[] => {
    const isDone = done[step];
    return isDone === undefined ? [] : [{ step, isDone }];
  });
  const isNew = known.some(({ step, isDone }) => essential.includes(step) && !isDone);
  return isNew ? known : [];
}
