import type { VisitCounts } from '@pagewright/contract/analytics';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { analyticsMessages } from './messages.ts';
import classes from './readers.module.css';

/** Seconds of attention per view; null without views. */
export const attentionPerView = ({
  views,
  engagedSeconds,
}: Omit<VisitCounts, 'conversions'>): number | null => (views === 0 ? null : engagedSeconds / views);

interface PeriodTotalsProps {
  readonly totals: VisitCounts;
  /** Totals of the previous period; null if it was not fully measured. */
  readonly previous: VisitCounts | null;
}

/** The performance of pages in a period, compared with the previous one. */
export function PeriodTotals({ totals, previous }: PeriodTotalsProps) {
  const m = useMessages(analyticsMessages);
  return (
    <dl className={classes.sums}>
      <Sum label={m.views} now={m.count(totals.views)} before={previous && m.count(previous.views)} />
      <Sum
        label={m.attention}
        now={m.duration(attentionPerView(totals))}
        before={previous && m.duration(attentionPerView(previous))}
      />
      <Sum
        label={m.conversions}
        now={m.count(totals.conversions)}
        before={previous && m.count(previous.conversions)}
      />
    </dl>
  );
}

interface SumProps {
  readonly label: string;
  readonly now: string;
  /** Null if unknown. */
  readonly before: string | null;
}

function Sum({ label, now, before }: SumProps) {
  const m = useMessages(analyticsMessages);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.sum}>{now}</dd>
      <dd className={classes.quiet}>{before === null ? m.beforeUnknown : m.before(before)}</dd>
    </div>
  );
}
