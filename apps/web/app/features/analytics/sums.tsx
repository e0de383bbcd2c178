import type { VisitCounts } from '@pagewright/contract/analytics';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { analyticsMessages } from './messages.ts';
import classes from './readers.module.css';

/** Seconds of attention that a view had; null where there was no view. */
export const attentionOf = ({ views, engagedSeconds }: Omit<VisitCounts, 'conversions'>): number | null =>
  views === 0 ? null : engagedSeconds / views;

interface SumsProps {
  readonly totals: VisitCounts;
  /** Of as many days before; null where they were not all measured. */
  readonly previous: VisitCounts | null;
}

/** What pages brought in a period, beside the period before. */
export function Sums({ totals, previous }: SumsProps) {
  const m = useMessages(analyticsMessages);
  return (
    <dl className={classes.sums}>
      <Sum label={m.views} now={m.count(totals.views)} before={previous && m.count(previous.views)} />
      <Sum
        label={m.attention}
        now={m.duration(attentionOf(totals))}
        before={previous && m.duration(attentionOf(previous))}
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
  /** Null where it is not known. */
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
