import type { Chance } from "@frontdesk/payments/torture/chance";

/** A finding gives a hint where to look. */
export type Finding = string;

export interface Trial {
  seed: number;
  minutes: number;
  log: (line: string) => void;
  /** Seeded. */
  random: Chance;
}

export interface Part {
  name: string;
  run(trial: Trial): Promise<Finding[]>;
}
