export const tipPercents = [0, 5, 10, 15] as const;

export type TipChoice = (typeof tipPercents)[number] | "other";

/** In minor units, half up. */
export const tipOf = (amount: number, percent: number): number =>
  Math.floor((amount * percent + 50) / 100);
