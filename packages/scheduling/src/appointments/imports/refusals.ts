import { catalogue, notFound } from "../../core/refusals.ts";

export const importRefusals = catalogue({
  notFound,
  onlyClients: {
    field: "kind",
    message: "must be clients: we import no other files yet",
    when: "Not clients",
  },
  noBase64: {
    field: "file",
    message: "must be base64",
    when: "Not base64",
  },
  noTable: {
    field: "file",
    message: "is no CSV: a quote does not end",
    when: "Not CSV",
  },
  noRows: {
    field: "file",
    message: "needs a header and at least one row",
    when: "No row after the header",
  },
  manyRows: {
    field: "file",
    message: "has more than 10000 rows",
    when: "More than 10 000 rows",
  },
  manyColumns: {
    field: "file",
    message: "has more than 200 columns",
    when: "More than 200 columns",
  },
  noColumn: {
    field: "columns",
    message: "must be headers of the file",
    when: "A chosen column is no header of the file",
  },
  running: {
    status: 409,
    message: "Another import is not finished: apply it first",
    when: "Another import of the account is not finished",
  },
  applied: {
    status: 409,
    message: "An undo ended this import",
    when: "An undo ended this import",
  },
  unapplied: {
    status: 409,
    message: "Apply the import first",
    when: "Apply the import first",
  },
});
