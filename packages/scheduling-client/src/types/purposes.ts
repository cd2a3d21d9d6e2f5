import type { Named } from "./accounts.ts";

/** A client in a list. */
export interface ListedClient {
  id: number;
  creator_id: number | null;
  name: string;
  notes: string | null;
  updated_at: string;
  url: string;
}

/** For whom bookings are. */
export interface Client extends ListedClient {
  archived: boolean;
  color: string;
  created_at: string;
}

/** Only what is given changes. */
export interface ClientChanges {
  name?: string;
  color?: string | null;
  notes?: string | null;
  archived?: boolean;
}

export interface NewClient extends ClientChanges {
  name: string;
}

/** What lists of clients and projects can have besides the active ones. */
export interface ArchiveFilter {
  includeArchived?: boolean;
}

/** A project in a list. */
export interface ListedProject {
  id: number;
  creator_id: number | null;
  color: string;
  name: string;
  project_code: string | null;
  notes: string | null;
  /** Whether its bookings are billable. */
  default_billable: boolean;
  updated_at: string;
  url: string;
  account_id: number;
  client_id: number | null;
}

/** What bookings are for. */
export interface Project extends ListedProject {
  archived: boolean;
  created_at: string;
  account: Named;
  /** Absent when it has none. */
  client?: Named;
}

/** Only what is given changes. */
export interface ProjectChanges {
  name?: string;
  color?: string | null;
  notes?: string | null;
  project_code?: string | null;
  default_billable?: boolean;
  archived?: boolean;
  client_id?: number | null;
}

export interface NewProject extends ProjectChanges {
  name: string;
}
