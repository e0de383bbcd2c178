import { Table } from '@mantine/core';
import type { SignInEntry } from '@pagewright/contract/settings';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { formatDeviceName } from './device-name.ts';
import { securityMessages } from './messages.ts';
import classes from '../settings.module.css';

/** Successful and failed sign-ins to the account. */
export function SignInHistory({ entries }: { readonly entries: readonly SignInEntry[] }) {
  const m = useMessages(securityMessages);
  const format = useFormatter();
  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.history}</h2>
      <p className={classes.help}>{entries.length === 0 ? m.noHistory : m.historyHelp}</p>
      {entries.length === 0 ? null : (
        <ScrollRegion label={m.history}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {[m.when, m.outcome, m.device, m.address, m.place].map((label) => (
                  <Table.Th key={label}>{label}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.map(({ date, outcome, device, ip, location }) => (
                <Table.Tr key={`${date} ${outcome}`}>
                  <Table.Td className={classes.moment}>{format.dateTime(date)}</Table.Td>
                  <Table.Td>{m.outcomeName(outcome)}</Table.Td>
                  <Table.Td>{formatDeviceName(device, m.browserOn) ?? m.unknown}</Table.Td>
                  <Table.Td>{ip}</Table.Td>
                  <Table.Td>{location ?? m.unknown}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
    </div>
  );
}
