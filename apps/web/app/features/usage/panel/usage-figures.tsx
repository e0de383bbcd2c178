import { USAGE_KINDS, type Usage } from '@pagewright/contract/usage';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { planStandingMessages } from '../../../lib/plan-standing/plan-standing-messages.ts';
import { getUsageCounts } from '../usage-counts.ts';
import { UsageWarning } from './usage-warning.tsx';
import { UsageBar } from './usage-bar.tsx';
import { usagePanelMessages } from './usage-panel-messages.ts';
import classes from './usage-panel.module.css';

interface UsageFiguresProps {
  readonly usage: Usage;
  /** The time of the figures. */
  readonly now: Date;
}

/** The plan, its usage this month, and what ends soon. */
export function UsageFigures({ usage, now }: UsageFiguresProps) {
  const m = useMessages(usagePanelMessages);
  const planTexts = useMessages(planStandingMessages);
  return (
    <>
      <div>
        <p className={classes.plan}>
          <strong>{m.plan(usage.plan.name)}</strong>
          <span>{planTexts.now(usage)}</span>
        </p>
        <p className={classes.muted}>{planTexts.next(usage)}</p>
      </div>
      {USAGE_KINDS.map((kind) => (
        <UsageBar key={kind} label={m[kind]} {...getUsageCounts(usage, kind)} />
      ))}
      <UsageWarning usage={usage} now={now} />
    </>
  );
}
