import { BING_LIMITS, type BingConnection } from '@pagewright/contract/analytics';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ConnectionFacts } from '../connection/connection-facts.tsx';
import { bingMessages } from './bing-messages.ts';

const TINTS = { choose_site: 'amber', pulling: 'blue', current: 'green', failing: 'red' } as const;

/** The state of the connection, and what to do if it has a problem. */
export function BingStatus({ connection }: { readonly connection: BingConnection }) {
  const m = useMessages(bingMessages);
  const format = useFormatter();
  const { state, problem, keyEnd, site, first, last, pulledAt, nextPullAt } = connection;
  const notes = [
    first === null || last === null ? m.noDays : m.days(formatDay(first), formatDay(last)),
    pulledAt === null ? null : m.pulledAt(format.dateTime(pulledAt)),
    nextPullAt === null || state === 'pulling' ? null : m.next(format.dateTime(nextPullAt)),
    m.retention(BING_LIMITS.keptDays),
  ];
  return (
    <ConnectionFacts
      messages={m}
      tint={TINTS[state]}
      state={m[state]}
      facts={[
        [m.key, m.keyEnds(keyEnd)],
        [m.site, site],
      ]}
      problem={problem}
      notes={site === null ? [] : notes}
    />
  );
}
