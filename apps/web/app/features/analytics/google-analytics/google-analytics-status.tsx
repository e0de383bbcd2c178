import { GOOGLE_ANALYTICS_LIMITS, type GoogleAnalyticsConnection } from '@pagewright/contract/analytics';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ConnectionFacts } from '../connection/connection-facts.tsx';
import { googleAnalyticsMessages } from './google-analytics-messages.ts';

const TINTS = { pulling: 'blue', current: 'green', failing: 'red' } as const;

/** The state of the connection, and what to do if it has a problem. */
export function GoogleAnalyticsStatus({ connection }: { readonly connection: GoogleAnalyticsConnection }) {
  const m = useMessages(googleAnalyticsMessages);
  const format = useFormatter();
  const { state, problem, days, email, keyEnd, property, hosts, pulledAt, nextPullAt } = connection;
  const notes = [
    days.first !== null && days.last !== null
      ? m.days(formatDay(days.first), formatDay(days.last))
      : pulledAt === null
        ? null
        : m.noDays,
    pulledAt === null ? null : m.pulledAt(format.dateTime(pulledAt)),
    nextPullAt === null || state === 'pulling' ? null : m.next(format.dateTime(nextPullAt)),
    days.provisional === 0 ? null : m.provisional(days.provisional),
    m.retention(GOOGLE_ANALYTICS_LIMITS.keptDays),
  ];
  return (
    <ConnectionFacts
      messages={m}
      tint={TINTS[state]}
      state={state === 'pulling' ? m.pulling(days.pulled, days.known) : m[state]}
      facts={[
        [m.account, `${email} · ${m.keyEnds(keyEnd)}`],
        [m.property, property],
        [m.hosts, hosts.length === 0 ? null : hosts.join(', ')],
      ]}
      problem={problem}
      notes={notes}
    />
  );
}
