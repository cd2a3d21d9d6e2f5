// Columns of common exports in English, Danish and German, by their headers.
import { plainOf } from "@frontdesk/server/csv";

export const importFields = [
  "name",
  "first_name",
  "last_name",
  "email",
  "phone",
  "notes",
  "external_id",
] as const;
export type ImportField = (typeof importFields)[number];

const headers: Record<ImportField, string> = {
  name:
    "name fullname clientname customername displayname contactname client customer contact " +
    "navn fuldenavn kundenavn kunde klient kontakt vollstandigername kundenname",
  first_name: "firstname givenname forename fornavn vorname",
  last_name: "lastname surname familyname efternavn nachname familienname",
  email:
    "email emailaddress mail mailaddress primaryemail email1value epost mailadresse emailadresse",
  phone:
    "phone phonenumber mobile mobilephone mobilenumber cell cellphone telephone tel phone1value " +
    "telefon telefonnummer telefonnr mobil mobilnummer mobilnr mobiltelefon tlf tlfnr handy " +
    "handynummer rufnummer",
  notes:
    "notes note comment comments remarks noter bemaerkning bemaerkninger kommentar kommentarer " +
    "notiz notizen bemerkung bemerkungen anmerkung anmerkungen",
  external_id:
    "id externalid clientid customerid clientnumber customernumber kundenr kundenummer kundeid " +
    "klientid kundennr kundennummer",
};

const fieldsByHeader = new Map(
  importFields.flatMap((field) => headers[field].split(" ").map((word) => [word, field] as const)),
);

const letters: Record<string, string> = { æ: "ae", ø: "o", ß: "ss" };

function keyOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/[æøß]/g, (letter) => letters[letter]!)
    .normalize("NFKD")
    .replace(/[^a-z0-9]/g, "");
}

export type ColumnChoice = Partial<Record<ImportField, string | null>>;

/** The header of each field; the first of several counts. */
export type Columns = Partial<Record<ImportField, string>>;

/** A chosen header replaces the recognised one; null leaves the field out. */
export function columnsOf(names: readonly string[], choice: ColumnChoice = {}): Columns {
  const columns: Columns = {};
  for (const name of names) {
    const field = fieldsByHeader.get(keyOf(name));
    if (field !== undefined) columns[field] ??= name;
  }
  for (const [field, name] of Object.entries(choice) as [ImportField, string | null][]) {
    if (name === null) delete columns[field];
    else columns[field] = name;
  }
  return columns;
}

/** Without the apostrophe of our own tables before a formula. */
const plainText = (cell: string): string => plainOf(cell).trim();

export type Fields = Partial<Record<ImportField, string>>;

export function fieldsOf(
  names: readonly string[],
  columns: Columns,
): (cells: readonly string[]) => Fields {
  const places = Object.entries(columns).map(
    ([field, name]) => [field, names.indexOf(name)] as const,
  );
  return (cells) =>
    Object.fromEntries(places.map(([field, at]) => [field, plainText(cells[at] ?? "")]));
}
