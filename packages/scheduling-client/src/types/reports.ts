/*
 * By the API's own names. Minutes of a range of dates, both included.
 */

/** The dates that a report is of, at most five years. */
export interface ReportRange {
  start_date: string;
  end_date: string;
}

interface Booked {
  booked: number;
  waiting_list: number;
  /** In none of the others. */
  tentative: number;
}

interface Tally extends Booked {
  /** What is left. */
  unbooked: number;
  /** What can be booked: booked and unbooked. */
  availability: number;
  /** Booked as part of availability, from 0 to 1. */
  utilization: number;
}

interface Totals extends Booked {
  /** The most that one of the entries has, booked and waiting. */
  max_usage: number;
}

interface ReportedResource {
  id: number;
  name: string;
  image: string | null;
  job_title: string | null;
  resource_type: string;
  url: string;
  /** The first days in a row that are not booked up, or nothing. */
  earliest_available_period: string;
  earliest_available_from: string | null;
  earliest_available_until: string | null;
}

export interface ResourcesReport extends Tally {
  /** The custom fields are ids of options by the ids of their fields. */
  resources: (ReportedResource & Tally & { custom_fields: Record<string, string[]> })[];
}

export interface ResourceReport extends ReportedResource, Tally {
  projects: (Totals & { name: string; color: string; client_name: string })[];
  clients: (Totals & { name: string; color: string })[];
}

interface ReportedProject extends Booked {
  /** 0 for what has no project. */
  id: number;
  name: string;
  project_code: string | null;
  client_name: string;
  client_id: number | null;
  color: string;
  url: string;
}

interface ReportedClient extends Booked {
  /** 0 for what has no client. */
  id: number;
  name: string;
  notes: string | null;
  color: string;
  url: string;
}

interface WithResources {
  resources: (ReportedResource & Booked & { utilization: number })[];
}

export interface ProjectsReport extends Totals {
  projects: ReportedProject[];
}

export type ProjectReport = ReportedProject & WithResources;

export interface ClientsReport extends Totals {
  clients: ReportedClient[];
}

export type ClientReport = ReportedClient & WithResources;
