import { USAGE_KINDS, type Usage } from '@pagewright/contract/usage';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { countsOf } from '../counts-of.ts';
import { NearNote } from './near-note.tsx';
import { UsageBar } from './usage-bar.tsx';
import { usagePanelMessages } from './usage-panel-messages.ts';
import classes from './usage-panel.module.css';

interface UsageFiguresProps {
  readonly usage: Usage;
  /** When it was so. */
  readonly now: Date;
}

/** What the plan is, what was used of it this month, and what of it ends soon. */
export function UsageFigures({ usage, now }: UsageFiguresProps) {
  const m = useMessages(usagePanelMessages);
  const format = useFormatter();
  const { plan, subscription } = usage;
  return (
    <>
      <div>
        <p className={classes.plan}>
          <strong>{m.plan(plan.name)}</strong>
          <span>{m.price(plan.price)}</span>
        </p>
        <p className={classes.muted}>
          {subscription.endDate === null ? m.noEnd : m.endsOn(format.date(subscription.endDate))}
        </p>
      </div>
      {USAGE_KINDS.map((kind) => (
        <UsageBar key={kind} label={m[kind]} {...countsOf(usage, kind)} />
      ))}
      <NearNote usage={usage} now={now} />
    </>
  );
}
