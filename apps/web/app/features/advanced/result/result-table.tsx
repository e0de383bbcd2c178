import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './result.module.css';

interface ResultTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Tables with at least this many columns have a minimum width, so that words do not break letter by letter. */
const WIDE_FROM = 3;

/** A table that scrolls sideways if too wide, also by keyboard. */
export function ResultTable({ label, columns, rows }: ResultTableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={classes.table} data-wide={columns.length > WIDE_FROM || undefined}>
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
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
