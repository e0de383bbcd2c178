import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import figures from './figures.module.css';

interface DayTableProps {
  readonly summary: string;
  readonly label: string;
  /** Column names; the first column is the day. */
  readonly columns: readonly string[];
  /** Rows, the newest day first. */
  readonly children: ReactNode;
}

/** The figures of a chart by day as a table that opens on demand. */
export function DayTable({ summary, label, columns, children }: DayTableProps) {
  return (
    <details className={figures.more}>
      <summary>{summary}</summary>
      <ScrollRegion label={label} maxHeight={280}>
        <table className={`${figures.table} ${figures.days}`}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
