/*
 * Reconciliation proves on a live database that what is kept agrees. It reads snapshots of a part
 * at a time, holds nobody up, and ends early where there is too much to tell.
 */
import { inSnapshot } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";

/** Something that does not agree. */
export interface Found {
  /** Which invariant is broken. */
  check: string;
  /** What it is about. */
  subject: string;
  expected: string;
  found: string;
}

export interface Reconciliation<Finding, Checked> {
  findings: Finding[];
  checked: Checked;
  /** False when it ended early, because there was too much to tell. */
  complete: boolean;
}

export interface ReconcileOptions {
  /** Rows looked at in one snapshot. */
  batchSize: number;
  /** It ends when there are as many findings. */
  mostFindings: number;
}

/** What one snapshot told, and how much of each kind it looked at. */
export interface Part<Finding, Checked> {
  findings: Finding[];
  checked: Partial<Checked>;
}

/** Looks at part after part, each in a snapshot of its own, until there is no place to go on. */
export async function* partsOf<Place, Finding, Checked>(
  db: Database,
  start: Place,
  look: (
    db: Database,
    place: Place,
  ) => Promise<(Part<Finding, Checked> & { next: Place | undefined }) | undefined>,
): AsyncGenerator<Part<Finding, Checked>> {
  let place: Place | undefined = start;
  while (place !== undefined) {
    const from: Place = place;
    const part = await inSnapshot(db, (db) => look(db, from));
    if (part === undefined) return;
    yield part;
    place = part.next;
  }
}

/** Adds up the parts; `rest` is looked at last. */
export async function addUp<Finding, Checked extends Record<string, number>>(
  parts: AsyncIterable<Part<Finding, Checked>>,
  { none, mostFindings, rest }: Adding<Finding, Checked>,
): Promise<Reconciliation<Finding, Checked>> {
  const findings: Finding[] = [];
  const checked: Record<string, number> = { ...none };
  for await (const part of parts) {
    findings.push(...part.findings);
    for (const [kind, count] of Object.entries(part.checked)) checked[kind]! += count as number;
    if (findings.length >= mostFindings) {
      return { findings, checked: checked as Checked, complete: false };
    }
  }
  findings.push(...(await rest()));
  return { findings, checked: checked as Checked, complete: true };
}

interface Adding<Finding, Checked> {
  /** Zero of everything that is looked at. */
  none: Checked;
  mostFindings: number;
  rest(): Promise<Finding[]>;
}
