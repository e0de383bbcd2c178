import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { analyticsMessages } from './messages.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import classes from './analytics.module.css';

/** A sortable table column. */
export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  /** The sort value; null is unknown and always comes last. */
  readonly value: (row: Row) => number | string | null;
  readonly show: (row: Row) => ReactNode;
}

interface SortedTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  /** Name of the initial sort column, in descending order. */
  readonly initialSort: string;
  /** Shown if there are no rows. */
  readonly emptyText: string;
}

/** A table that can be sorted by any column. */
export function SortedTable<Row>({
  title,
  rows,
  getKey,
  columns,
  initialSort,
  emptyText,
}: SortedTableProps<Row>) {
  const m = useMessages(analyticsMessages);
  const [order, setOrder] = useState({ name: initialSort, isRising: false });
  const chosen = columns.find(({ name }) => name === order.name);
  const sorted =
    chosen === undefined
      ? rows
      : rows.toSorted((a, b) => compare(chosen.value(a), chosen.value(b), order.isRising));
  return (
    <section className={classes.tablePart} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{emptyText}</p>
      ) : (
        <ScrollRegion label={m.tableOf(title)}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map(({ name, label }) => {
                  const isChosen = name === order.name;
                  const Arrow = order.isRising ? IconArrowUp : IconArrowDown;
                  return (
                    <th
                      key={name}
                      scope="col"
                      {...(isChosen ? { 'aria-sort': order.isRising ? 'ascending' : 'descending' } : {})}
                    >
                      <button
                        type="button"
                        onClick={() => setOrder({ name, isRising: isChosen && !order.isRising })}
                      >
                        {label}
                        {isChosen ? <Arrow size={14} aria-hidden="true" /> : null}
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {sorted.map((row) => (
                <tr key={getKey(row)}>
                  {columns.map(({ name, show }, index) =>
                    index === 0 ? (
                      <th key={name} scope="row">
                        {show(row)}
                      </th>
                    ) : (
                      <td key={name}>{show(row)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function compare(a: number | string | null, b: number | string | null, isRising: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const difference =
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return isRising ? difference : -difference;
}
