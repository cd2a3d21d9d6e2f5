import type { ReactNode } from "react";
import "./rows.css";

export interface Column<Row> {
  key: string;
  title: string;
  isAmount?: boolean;
  show(row: Row): ReactNode;
}

export interface RowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export function Rows<Row extends { id: string | number }>({
  label,
  columns,
  rows,
}: RowsProps<Row>) {
  return (
    <table className="rows" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, isAmount }) => (
            <th key={key} scope="col" data-amount={isAmount}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ key, isAmount, show }) => (
              <td key={key} data-column={key} data-amount={isAmount}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
