/* An event id of payments, a change number of scheduling, or both:
   `6920c1a43e81f2c09b3d5e71.42`. */
export type ServiceSide = "payments" | "scheduling";
export type Cursor = Readonly<Partial<Record<ServiceSide, string>>>;

const written = /^([0-9a-f]{24})?\.([1-9]\d{0,14})?$/;

export function writeCursor({ payments = "", scheduling = "" }: Cursor): string {
  return `${payments}.${scheduling}`;
}

/** Empty: the page refreshes everything. */
export function readCursor(text: string | undefined): Cursor {
  const [, payments, scheduling] = written.exec(text ?? "") ?? [];
  return {
    ...(payments !== undefined && { payments }),
    ...(scheduling !== undefined && { scheduling }),
  };
}
