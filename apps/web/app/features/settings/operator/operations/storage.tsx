import { Table } from '@mantine/core';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { formatSize } from './format-units.ts';
import { operationsMessages } from './messages.ts';
import type { Operations } from './operations.ts';
import classes from '../../settings.module.css';

/** Sizes of the database, its tables, and uploaded files, and how fast they grow. */
export function Storage({ database, files, measured }: Pick<Operations, 'database' | 'files' | 'measured'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  const size = (bytes: number): string => formatSize(bytes, format.locale);
  const perDay = (bytes: number | null): string => (bytes === null ? '—' : size(bytes));
  const growth = ({ week, month }: typeof files.growth) =>
    week === null && month === null ? null : m.growth(perDay(week), perDay(month));
  const since = [...new Set([measured.week, measured.month])].filter((at) => at !== null);
  return (
    <>
      <h3 className={classes.keyName}>{m.storage}</h3>
      <p className={classes.note}>
        {m.databaseSize(size(database.bytes))} {growth(database.growth)}
      </p>
      <p className={classes.note}>
        {m.files(files.count, size(files.bytes))} {growth(files.growth)}
      </p>
      <p className={classes.note}>
        {since.length === 0 ? m.notMeasured : m.measured(format.list(since.map((at) => format.date(at))))}
      </p>
      <ScrollRegion label={m.storage}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.table}</Table.Th>
              <Table.Th>{m.size}</Table.Th>
              <Table.Th>{m.rows}</Table.Th>
              <Table.Th>{m.growthOfWeek}</Table.Th>
              <Table.Th>{m.growthOfMonth}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {database.tables.map(({ name, bytes, rows, growth: { week, month } }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <code>{name}</code>
                </Table.Td>
                <Table.Td>{size(bytes)}</Table.Td>
                <Table.Td>{format.number(rows)}</Table.Td>
                <Table.Td>{perDay(week)}</Table.Td>
                <Table.Td>{perDay(month)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}
