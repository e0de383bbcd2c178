import { SEARCH_CONNECTION_LIMITS, type SearchConnection } from '@pagewright/contract/analytics';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { ConnectionFacts } from '../connection/connection-facts.tsx';
import { searchConnectionMessages } from './connection-messages.ts';

const TINTS = { choose_property: 'amber', pulling: 'blue', current: 'green', failing: 'red' } as const;

/** The state of the connection, and what to do if it has a problem. */
export function ConnectionStatus({ connection }: { readonly connection: SearchConnection }) {
  const m = useMessages(searchConnectionMessages);
  const format = useFormatter();
  const { state, problem, days, email, keyEnd, endsAt, property, pulledAt, nextPullAt } = connection;
  const message = state === 'pulling' ? m.pulling(days.pulled, days.known) : m[state];
  const notes = [
    days.first !== null && days.last !== null ? m.days(formatDay(days.first), formatDay(days.last)) : null,
    pulledAt === null ? null : m.pulledAt(format.dateTime(pulledAt)),
    nextPullAt === null || state === 'pulling' ? null : m.next(format.dateTime(nextPullAt)),
    days.provisional === 0 ? null : m.provisional(days.provisional),
    days.capped === 0 ? null : m.capped(days.capped),
    m.retention(SEARCH_CONNECTION_LIMITS.keptDays),
  ];
  return (
    <ConnectionFacts
      messages={m}
      tint={TINTS[state]}
      state={message}
      facts={[
        [m.account, email === null || keyEnd === null ? m.personAccount : `${email} · ${m.keyEnds(keyEnd)}`],
        [m.property, property],
      ]}
      problem={problem}
      notes={property === null ? [] : notes}
    >
      {endsAt === null || problem?.code === 'search_grant_ended' ? null : (
        <p>{m.endsAt(format.dateTime(endsAt))}</p>
      )}
    </ConnectionFacts>
  );
}
