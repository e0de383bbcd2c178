import type { readSearchPerformance, SearchSums } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { performanceMessages } from './performance-messages.ts';
import classes from './performance.module.css';

type Performance = CallOutput<typeof readSearchPerformance>;

const DAY_MS = 86_400_000;
/** Minimum share of known days for a period to be compared. */
const KNOWN_ENOUGH = 0.8;

/** The period's totals, compared with the previous period and a year earlier, and what is missing. */
export function Totals({ performance }: { readonly performance: Performance }) {
  const m = useMessages(performanceMessages);
  const { totals, previous, yearBefore, unexplained, days, period, brand } = performance;
  if (totals?.sums == null || period === null) return <p className={classes.quiet}>{m.none}</p>;
  const length = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
  const compared = [
    { name: m.previous, with: previous },
    { name: m.yearBefore, with: yearBefore },
  ];
  const isKnown = (one: Performance['previous']): boolean => (one?.knownDays ?? 0) >= length * KNOWN_ENOUGH;
  const sums = [
    { name: m.clicks, value: m.count(totals.sums.clicks), of: 'clicks' },
    { name: m.impressions, value: m.count(totals.sums.impressions), of: 'impressions' },
    { name: m.ctr, value: m.share(totals.sums.ctr), of: 'ctr' },
    { name: m.position, value: m.place(totals.sums.position), of: 'position' },
  ] as const;
  const missing = days.filter(({ clicks }) => clicks === null).length;
  const provisional = days.filter((day) => day.clicks !== null && !day.isFinal).length;
  return (
    <section aria-label={m.totals}>
      <dl className={classes.sums}>
        {sums.map(({ name, value, of }) => (
          <div key={of}>
            <dt>{name}</dt>
            <dd className={classes.sum}>{value}</dd>
            {compared.map((one) =>
              isKnown(one.with) ? (
                <dd key={one.name}>
                  {m.change(changeOf(of, totals.sums, one.with?.sums ?? null, m), one.name)}
                </dd>
              ) : null,
            )}
          </div>
        ))}
      </dl>
      <ul className={classes.notes}>
        {unexplained === null ? (
          <li>{m.unexplainedUnknown}</li>
        ) : (
          <li>{m.unexplained(m.share(unexplained.clicksShare), m.share(unexplained.impressionsShare))}</li>
        )}
        {brand === null ? null : (
          <li>
            {m.brandSplit(brand.terms.join(', '), m.count(brand.brand.clicks), m.count(brand.other.clicks))}
          </li>
        )}
        {unexplained === null || unexplained.cappedDays === 0 ? null : (
          <li>{m.capped(unexplained.cappedDays)}</li>
        )}
        {missing === 0 ? null : <li>{m.missing(missing)}</li>}
        {provisional === 0 ? null : <li>{m.provisional(provisional)}</li>}
        {compared.map((one) =>
          isKnown(one.with) ? null : (
            <li key={one.name}>{m.notComparable(one.name, one.with?.knownDays ?? 0, length)}</li>
          ),
        )}
        <li>{m.measured(formatDay(period.from), formatDay(period.to))}</li>
      </ul>
    </section>
  );
}

type Said = ReturnType<typeof performanceMessages.in>;

/** A change in percent; for positions and rates the difference. */
function changeOf(of: keyof SearchSums, now: SearchSums | null, before: SearchSums | null, m: Said): string {
  const [a, b] = [now?.[of] ?? null, before?.[of] ?? null];
  if (a === null || b === null) return m.share(null);
  const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);
  if (of === 'position') return signed(a - b, m.place(a - b));
  if (of === 'ctr') return signed(a - b, m.share(a - b));
  return b === 0 ? m.share(null) : signed(a - b, m.share((a - b) / b));
}
