import type { Table } from "~/content/blocks";

type DataTableProps = Pick<Table, "caption" | "columns" | "rows">;

/** A table. In a narrow column each row is a card, whose cells repeat their heading. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="data-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = "", ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
