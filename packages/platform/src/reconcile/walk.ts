/* Checks invariants on a live database: one part per snapshot. It blocks no writer, and stops
   early at too many findings. */
import { inSnapshot } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";

export interface FindingParts {
  check: string;
  subject: string;
  expected: string;
  found: string;
}

export interface Reconciliation<Finding, Checked> {
  findings: Finding[];
  checked: Checked;
  complete: boolean;
}

export interface ReconcileOptions {
  batchSize: number;
  mostFindings: number;
}

export interface Part<Finding, Checked> {
  findings: Finding[];
  checked: Partial<Checked>;
}

export async function* partsOf<Cursor, Finding, Checked>(
  db: Database,
  start: Cursor,
  look: (
    db: Database,
    location: Cursor,
  ) => Promise<(Part<Finding, Checked> & { next: Cursor | undefined }) | undefined>,
): AsyncGenerator<Part<Finding, Checked>> {
  let position: Cursor | undefined = start;
  while (position !== undefined) {
    const from: Cursor = position;
    const part = await inSnapshot(db, (db) => look(db, from));
    if (part === undefined) return;
    yield part;
    position = part.next;
  }
}

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
  none: Checked;
  mostFindings: number;
  rest(): Promise<Finding[]>;
}
