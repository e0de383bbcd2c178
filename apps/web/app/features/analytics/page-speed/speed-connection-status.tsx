import { PAGE_SPEED_LIMITS, type PageSpeedConnection } from '@pagewright/contract/analytics';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ConnectionFacts } from '../connection/connection-facts.tsx';
import { speedConnectionMessages } from './speed-connection-messages.ts';
import classes from '../connection/connection.module.css';

const TINTS = { no_site: 'amber', checking: 'blue', current: 'green', failing: 'red' } as const;

/** How the connection is doing, and what to do if it fails. */
export function SpeedConnectionStatus({ connection }: { readonly connection: PageSpeedConnection }) {
  const m = useMessages(speedConnectionMessages);
  const format = useFormatter();
  const { state, problem, pages, keyEnd, site, checkedAt, nextCheckAt, callsToday, callsPerDay } = connection;
  const notes = [
    m.pages(pages.checked, pages.known),
    checkedAt === null ? null : m.checkedAt(format.dateTime(checkedAt)),
    nextCheckAt === null || state === 'checking' ? null : m.next(format.dateTime(nextCheckAt)),
    m.calls(callsToday, callsPerDay),
    m.retention(PAGE_SPEED_LIMITS.recheckDays, PAGE_SPEED_LIMITS.keptDays),
  ];
  return (
    <ConnectionFacts
      messages={m}
      tint={TINTS[state]}
      state={state === 'checking' ? m.checking(pages.checked, pages.known) : m[state]}
      facts={[
        [m.apiKey, m.keyEnds(keyEnd)],
        [m.site, site],
      ]}
      problem={problem}
      notes={site === null ? [] : notes}
    >
      {site === null ? (
        <p className={classes.quiet}>
          {m.noSiteHelp} <Link to="/analytics/site">{m.openSite}</Link>
        </p>
      ) : null}
    </ConnectionFacts>
  );
}
