import type { Chance } from "@frontdesk/payments/torture/chance";

/** What must not be, in words that say where to look. */
export type Finding = string;

/** What a part is run with. */
export interface Trial {
  seed: number;
  /** How long it may go on, its judgement not counted. */
  minutes: number;
  log: (line: string) => void;
  /** The same numbers for the same seed. */
  random: Chance;
}

/** One way to treat the services badly, and the judgement of what is left. */
export interface Part {
  name: string;
  run(trial: Trial): Promise<Finding[]>;
}
