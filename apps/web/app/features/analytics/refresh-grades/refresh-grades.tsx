import {
  readRefreshGrades,
  REFRESH_RULES,
  type GradedEffect,
  type GradedRefresh,
  type RefreshGrades as Grades,
} from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { refreshGradesMessages } from './refresh-messages.ts';
import figures from '../figures.module.css';
import performance from '../performance/performance.module.css';
import classes from './refresh-grades.module.css';

/** How soon the rest is asked for while versions are still being compared. */
const POLL_MS = 2_000;

interface RefreshGradesProps {
  /** Address of the only page to show. */
  readonly page?: string | undefined;
  readonly onPage: (page: string) => void;
}

/** Refreshes of a page, or of all pages with the hit rate of verdicts, against untouched pages. */
export function RefreshGrades({ page, onPage }: RefreshGradesProps) {
  const m = useMessages(refreshGradesMessages);
  const query = useQuery({
    ...apiQuery(readRefreshGrades, { query: page === undefined ? {} : { page } }),
    refetchInterval: ({ state }) => ((state.data?.comparing ?? 0) > 0 ? POLL_MS : false),
  });
  return (
    <section className={classes.grades} aria-labelledby="refresh-grades">
      <h2 id="refresh-grades">{m.title}</h2>
      <QueryView query={query} messages={m}>
        {(grades) => <Shown grades={grades} isOnePage={page !== undefined} onPage={onPage} />}
      </QueryView>
    </section>
  );
}

interface ShownProps extends Pick<RefreshGradesProps, 'onPage'> {
  readonly grades: Grades;
  readonly isOnePage: boolean;
}

function Shown({ grades, isOnePage, onPage }: ShownProps) {
  const m = useMessages(refreshGradesMessages);
  const { refreshes, total, comparing, judged, other } = grades;
  return (
    <>
      {comparing > 0 ? (
        <p className={classes.quiet} role="status">
          {m.comparing(comparing)}
        </p>
      ) : null}
      {total === 0 ? (
        comparing > 0 ? null : (
          <p className={classes.quiet}>{isOnePage ? m.noneOfPage : m.none}</p>
        )
      ) : (
        <>
          {isOnePage ? null : (
            <>
              <h3>{m.hits}</h3>
              <p>
                {m.judged(judged)} {m.other(other)} <span className={classes.quiet}>{m.chance}</span>
              </p>
            </>
          )}
          <RefreshTable refreshes={refreshes} isOnePage={isOnePage} onPage={onPage} />
          {total > refreshes.length ? (
            <p className={classes.quiet}>{m.firstOf(refreshes.length, total)}</p>
          ) : null}
          <details className={figures.more}>
            <summary>{m.methodTitle}</summary>
            <p className={classes.quiet}>{m.method}</p>
          </details>
        </>
      )}
    </>
  );
}

interface RefreshTableProps extends Pick<ShownProps, 'isOnePage' | 'onPage'> {
  readonly refreshes: readonly GradedRefresh[];
}

function RefreshTable({ refreshes, isOnePage, onPage }: RefreshTableProps) {
  const m = useMessages(refreshGradesMessages);
  const heads = [
    ...(isOnePage ? [] : [m.article]),
    m.refreshed,
    m.changed,
    m.verdict,
    ...REFRESH_RULES.after.map((weeks) => m.after(weeks)),
  ];
  return (
    <ScrollRegion label={m.list}>
      <table className={`${figures.table} ${classes.table}`}>
        <thead>
          <tr>
            {heads.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {refreshes.map(({ contentId, title, page, from, to, changedShare, verdict, effects }) => {
            const days = m.days(formatDay(from), formatDay(to));
            return (
              <tr key={`${contentId} ${from}`}>
                {isOnePage ? null : (
                  <th scope="row">
                    <button type="button" className={performance.link} onClick={() => onPage(page)}>
                      {title}
                    </button>
                  </th>
                )}
                {isOnePage ? <th scope="row">{days}</th> : <td>{days}</td>}
                <td>{m.share(changedShare)}</td>
                <td>{verdict === null ? m.unknown : verdict === 'refresh' ? m.due : m.notDue}</td>
                {effects.map((effect) => (
                  <td key={effect.weeks}>
                    <Effect effect={effect} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** An effect with its interval and what it says, or why there is none. */
function Effect({ effect }: { readonly effect: GradedEffect }) {
  const m = useMessages(refreshGradesMessages);
  const { change, interval, controls, reason, readyOn, gained } = effect;
  if (change === null || interval === null) {
    const detail =
      readyOn === null
        ? reason === 'few_controls'
          ? m.fewControls(controls)
          : null
        : m.readyOn(formatDay(readyOn));
    return (
      <span className={classes.quiet}>
        {reason === null ? m.unknown : m.reason(reason)}
        {detail === null ? null : <small>{detail}</small>}
      </span>
    );
  }
  const isClear = interval.low > 0 || interval.high < 0;
  return (
    <>
      <strong>{m.change(change)}</strong>
      <small>{m.interval(interval.low, interval.high, controls)}</small>
      <small>
        {isClear ? (change > 0 ? m.more : m.fewer) : m.unclear}
        {isClear && gained !== null ? ` (${m.gained(Math.round(gained))})` : ''}
      </small>
    </>
  );
}
