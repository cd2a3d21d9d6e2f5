import type {
  ClientsReport,
  ProjectsReport,
  ResourcesReport,
} from "@frontdesk/scheduling-client/types/reports";

export const kinds = ["resources", "clients", "projects"] as const;
export type Kind = (typeof kinds)[number];

export const reportKinds = ["day", ...kinds] as const;
type ReportKind = (typeof reportKinds)[number];

export const reportIn = ({ report = "" }: Readonly<Record<string, string>>): ReportKind =>
  reportKinds.find((kind) => kind === report) ?? "day";

/** Minutes. */
export interface Figures {
  booked: number;
  waiting: number;
  available: number | undefined;
}

export interface ReportRow extends Figures {
  id: number;
  name: string;
  /** `#RRGGBB` */
  color: string | undefined;
}

export interface Report {
  rows: ReportRow[];
  whole: Figures;
}

export function ofResources({ resources, ...whole }: ResourcesReport): Report {
  const figures = (one: Pick<ResourcesReport, "booked" | "waiting_list" | "availability">) => {
    return { booked: one.booked, waiting: one.waiting_list, available: one.availability };
  };
  const rows = resources.map((one) => {
    return { id: one.id, name: one.name, color: undefined, ...figures(one) };
  });
  return { rows, whole: figures(whole) };
}

type Purposes = ClientsReport["clients"] | ProjectsReport["projects"];

export function ofPurposes(
  purposes: Purposes,
  whole: Pick<ClientsReport, "booked" | "waiting_list">,
): Report {
  const rows = purposes.map(({ id, name, color, booked, waiting_list: waiting }) => {
    return { id, name: id === 0 ? "" : name, color, booked, waiting, available: undefined };
  });
  const { booked, waiting_list: waiting } = whole;
  return { rows, whole: { booked, waiting, available: undefined } };
}

/** 0 to 1; undefined without open time. */
export function partOf({ booked, available }: Pick<Figures, "booked" | "available">) {
  return available === undefined || available === 0 ? undefined : booked / available;
}

export interface ComparedRow extends ReportRow {
  before: Figures | undefined;
  /** 0 to 1. */
  length: number;
}

export function compared({ rows }: Report, before: Report): ComparedRow[] {
  const earlier = new Map(before.rows.map((row) => [row.id, row]));
  const most = Math.max(1, ...rows.map(({ booked }) => booked));
  return rows
    .map((row) => {
      const length = row.available === undefined ? row.booked / most : (partOf(row) ?? 0);
      return { ...row, before: earlier.get(row.id), length: Math.min(1, length) };
    })
    .toSorted((one, other) => other.length - one.length || one.name.localeCompare(other.name));
}

export function isBare({ rows, whole }: Report): boolean {
  const { booked, waiting, available = 0 } = whole;
  return rows.length === 0 || booked + waiting + available === 0;
}
