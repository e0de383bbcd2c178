import {
  readScoreValidity,
  VALIDITY_WINDOW,
  type ScoreValidity as Validity,
  type ValidityCorrelation,
} from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { ForecastGrades } from './forecast-grades.tsx';
import { validityMessages } from './validity-messages.ts';
import figures from '../figures.module.css';
import classes from './validity.module.css';

/** The score's validity for the workspace's own pages; requested when it is opened. */
export function ScoreValidity() {
  const m = useMessages(validityMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`${figures.more} ${classes.validity}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{m.title}</summary>
      {isOpen ? <Shown /> : null}
    </details>
  );
}

function Shown() {
  const m = useMessages(validityMessages);
  const query = useQuery(apiQuery(readScoreValidity, {}));
  return (
    <QueryView query={query} messages={m}>
      {(validity) => (
        <div className={classes.body}>
          {validity.isConnected ? (
            <Correlations validity={validity} />
          ) : (
            <p>
              {m.notConnected} <Link to="/settings/connections">{m.connect}</Link>
            </p>
          )}
          <ForecastGrades />
        </div>
      )}
    </QueryView>
  );
}

function Correlations({ validity }: { readonly validity: Validity }) {
  const m = useMessages(validityMessages);
  const { position, clicks, waiting, unfound } = validity;
  const isAnyPart = [...position.parts, ...clicks.parts].some(({ isEnough }) => isEnough);
  return (
    <>
      <dl>
        {[[m.position, position.overall] as const, [m.clicks, clicks.overall] as const].map(
          ([name, correlation]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Correlation correlation={correlation} />
                {correlation.interval === null ? null : (
                  <span className={classes.quiet}> {verdict(correlation, m)}</span>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
      {isAnyPart ? (
        <>
          <h4>{m.parts}</h4>
          <p className={classes.quiet}>{m.partsHelp}</p>
          <ScrollRegion label={m.parts}>
            <table>
              <thead>
                <tr>
                  {[m.part, m.position, m.clicks].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {position.parts.map(({ part, ...correlation }, at) => (
                  <tr key={part}>
                    <th scope="row">{m.partName(part)}</th>
                    <td>
                      <Correlation correlation={correlation} />
                    </td>
                    <td>
                      <Correlation correlation={clicks.parts[at] ?? correlation} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      ) : null}
      <p className={classes.quiet}>
        {m.method(VALIDITY_WINDOW.after)} {waiting === 0 ? '' : m.waiting(waiting)}{' '}
        {unfound === 0 ? '' : m.unfound(unfound)}
      </p>
    </>
  );
}

function Correlation({ correlation }: { readonly correlation: ValidityCorrelation }) {
  const m = useMessages(validityMessages);
  const { pages, isEnough, rho, interval } = correlation;
  if (!isEnough) return m.tooFew(pages);
  return rho === null || interval === null
    ? m.constant(pages)
    : m.found(rho, interval.low, interval.high, pages);
}

function verdict({ interval }: ValidityCorrelation, m: ReturnType<typeof validityMessages.in>): string {
  if (interval === null) return '';
  if (interval.low > 0) return m.positive;
  return interval.high < 0 ? m.negative : m.unclear;
}
