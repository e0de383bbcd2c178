import { listForecasts } from '@pagewright/contract/advanced';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { predictiveMessages } from './messages.ts';
import classes from '../../result/result.module.css';

const TINTS = { held: 'green', missed: 'red', open: 'gray' } as const;

/** The accuracy of the workspace's forecasts, for months that have passed. */
export function ForecastRecord() {
  const m = useMessages(predictiveMessages);
  const query = useQuery(apiQuery(listForecasts, {}));
  return (
    <div>
      <h3>{m.record}</h3>
      <QueryView
        query={query}
        messages={{ loading: m.recordLoading, failed: m.recordFailed, retry: m.retry }}
      >
        {(data) => (
          <>
            <p className={classes.quiet}>
              {data.summary.months === 0
                ? m.recordNone
                : m.recordSum(
                    data.summary.months,
                    m.share(data.summary.within50),
                    m.share(data.summary.within90),
                  )}
            </p>
            {data.forecasts.length > 0 ? (
              <ResultTable
                label={m.record}
                columns={[m.keyword, m.made, m.graded, m.within90, m.error, m.verdict]}
                rows={data.forecasts.map(({ id, keyword, madeAt, months, within90, smape, verdict }) => ({
                  key: id,
                  cells: [
                    keyword,
                    m.date(madeAt),
                    m.number(months),
                    m.share(within90),
                    smape === null ? '—' : m.errorOf(smape),
                    <Badge key="verdict" tint={TINTS[verdict]}>
                      {m[`verdict_${verdict}`]}
                    </Badge>,
                  ],
                }))}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </div>
  );
}
