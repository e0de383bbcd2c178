import { PAGE_SPEED_LIMITS, type PageSpeedConnection } from '@pagewright/contract/analytics';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { speedConnectionMessages } from './speed-connection-messages.ts';
import classes from '../connection/connection.module.css';

const TINTS = { no_site: 'amber', checking: 'blue', current: 'green', failing: 'red' } as const;

/** How the connection is doing, and what to do if it fails. */
export function SpeedConnectionStatus({ connection }: { readonly connection: PageSpeedConnection }) {
  const m = useMessages(speedConnectionMessages);
  const format = useFormatter();
  const { state, problem, pages, keyEnd, site, checkedAt, nextCheckAt, callsToday, callsPerDay } = connection;
  const facts = [
    m.pages(pages.checked, pages.known),
    checkedAt === null ? null : m.checkedAt(format.dateTime(checkedAt)),
    nextCheckAt === null || state === 'checking' ? null : m.next(format.dateTime(nextCheckAt)),
    m.calls(callsToday, callsPerDay),
    m.retention(PAGE_SPEED_LIMITS.recheckDays, PAGE_SPEED_LIMITS.keptDays),
  ];
  return (
    <>
      <dl className={classes.facts}>
        <dt>{m.state}</dt>
        <dd>
          <span role="status">
            <Badge tint={TINTS[state]}>
              {state === 'checking' ? m.checking(pages.checked, pages.known) : m[state]}
            </Badge>
          </span>
        </dd>
        <dt>{m.apiKey}</dt>
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
      {site === null ? (
        <p className={classes.quiet}>
          {m.noSiteHelp} <Link to="/analytics/site">{m.openSite}</Link>
        </p>
      ) : (
        <ul className={classes.notes}>
          {facts.map((fact) => (fact === null ? null : <li key={fact}>{fact}</li>))}
        </ul>
      )}
    </>
  );
}
