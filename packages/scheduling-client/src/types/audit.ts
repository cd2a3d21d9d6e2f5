/** One change. */
export interface AuditEntry {
  id: number;
  at: string;
  user_id: number | null;
  /** Null for a personal token, and for what people do on the service's own pages. */
  application_id: number | null;
  /** What was changed: `booking`, `client`, `resource`. */
  kind: string;
  /** The id of what was changed. */
  subject_id: number;
  action: "create" | "update" | "delete";
  /** As the API shows it. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface AuditFilter {
  kind?: string;
  subject_id?: number;
  user_id?: number;
}
