import { BING_LIMITS, type BingConnection } from '@pagewright/contract/analytics';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { bingMessages } from './bing-messages.ts';
import classes from '../connection/connection.module.css';

const TINTS = { choose_site: 'amber', pulling: 'blue', current: 'green', failing: 'red' } as const;

/** The state of the connection, and what to do if it has a problem. */
export function BingStatus({ connection }: { readonly connection: BingConnection }) {
  const m = useMessages(bingMessages);
  const format = useFormatter();
  const { state, problem, keyEnd, site, first, last, pulledAt, nextPullAt } = connection;
  const facts = [
    first === null || last === null ? m.noDays : m.days(formatDay(first), formatDay(last)),
    pulledAt === null ? null : m.pulledAt(format.dateTime(pulledAt)),
    nextPullAt === null || state === 'pulling' ? null : m.next(format.dateTime(nextPullAt)),
    m.retention(BING_LIMITS.keptDays),
  ];
  return (
    <>
      <dl className={classes.facts}>
        <dt>{m.state}</dt>
        <dd>
          <span role="status">
            <Badge tint={TINTS[state]}>{m[state]}</Badge>
          </span>
        </dd>
        <dt>{m.key}</dt>
        <dd>{m.keyEnds(keyEnd)}</dd>
        {site === null ? null : (
          <>
            <dt>{m.site}</dt>
            <dd>{site}</dd>
          </>
        )}
      </dl>
      {problem === null ? null : (
        <p className={classes.fault} role="alert">
          {problem.message} {m.since(format.dateTime(problem.since))}.
        </p>
      )}
      {site === null ? null : (
        <ul className={classes.notes}>
          {facts.map((fact) => (fact === null ? null : <li key={fact}>{fact}</li>))}
        </ul>
      )}
    </>
  );
}
