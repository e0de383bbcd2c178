import { listForecasts } from '@pagewright/contract/advanced';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { validityMessages } from './validity-messages.ts';
import classes from './validity.module.css';

/** How the workspace's forecasts turned out, in one sentence. */
export function ForecastGrades() {
  const m = useMessages(validityMessages);
  const query = useQuery(apiQuery(listForecasts, {}));
  return (
    <div className={classes.forecasts}>
      <h4>{m.forecasts}</h4>
      <QueryView
        query={query}
        messages={{ loading: m.forecastsLoading, failed: m.forecastsFailed, retry: m.retry }}
      >
        {({ summary: { months, within50, within90, smape } }) =>
          months === 0 || within50 === null || within90 === null ? (
            <p className={classes.quiet}>{m.forecastsNone}</p>
          ) : (
            <p>
              {m.forecastsSum(months, within50, within90)}{' '}
              {smape === null ? null : <span className={classes.quiet}>{m.forecastError(smape)}</span>}
            </p>
          )
        }
      </QueryView>
      <p className={classes.quiet}>
        {m.forecastsHelp} <Link to="/advanced?tab=predictive-analytics">{m.toForecasts}</Link>
      </p>
    </div>
  );
}
