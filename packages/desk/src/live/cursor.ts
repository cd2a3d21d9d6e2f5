/*
 * How far a browser has heard of a place: of payments up to the id of an event, of scheduling up to
 * the number of a change, as `6920c1a43e81f2c09b3d5e71.42`. What it has not heard of is left out.
 */
export type Half = "payments" | "scheduling";
export type Cursor = Readonly<Partial<Record<Half, string>>>;

const written = /^([0-9a-f]{24})?\.([1-9]\d{0,14})?$/;

export function writeCursor({ payments = "", scheduling = "" }: Cursor): string {
  return `${payments}.${scheduling}`;
}

/** What a header says; nothing of what cannot be read, so that everything is read again. */
export function readCursor(text: string | undefined): Cursor {
  const [, payments, scheduling] = written.exec(text ?? "") ?? [];
  return {
    ...(payments !== undefined && { payments }),
    ...(scheduling !== undefined && { scheduling }),
  };
}
