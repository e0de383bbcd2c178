import { readBilling } from '@pagewright/contract/payment';
import type { Usage } from '@pagewright/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { getResetDay } from '../reset-day.ts';
import { UpgradeLink } from '../upgrade-link.tsx';
import { findNearingLimits, type NearingLimits } from './nearing-limits.ts';
import { usagePanelMessages } from './usage-panel-messages.ts';
import classes from './usage-panel.module.css';

/** Warns about limits nearly reached and the plan's end, with what to do; announced when it changes. */
export function UsageWarning({ usage, now }: Omit<NoteProps, keyof NearingLimits>) {
  const ends = findNearingLimits(usage, now);
  return (
    <div className={classes.live} aria-live="polite">
      {ends.limits.length === 0 && ends.planEnd === null ? null : <Note usage={usage} now={now} {...ends} />}
    </div>
  );
}

interface NoteProps extends NearingLimits {
  readonly usage: Usage;
  readonly now: Date;
}

function Note({ usage, now, limits, planEnd }: NoteProps) {
  const m = useMessages(usagePanelMessages);
  const format = useFormatter();
  const { data: billing } = useQuery(apiQuery(readBilling, {}));
  return (
    <div className={classes.note}>
      {limits.map(({ kind, nearness }) => (
        <p key={kind}>{m[nearness](kind)}</p>
      ))}
      {limits.length === 0 ? null : <p>{m.again(getResetDay(usage))}</p>}
      {planEnd === null ? null : <p>{m.planEnds(usage.plan.name, format.relative(planEnd, now))}</p>}
      {billing?.canBuy ? (
        <p>
          <UpgradeLink />
        </p>
      ) : null}
      {billing?.canBuy === false ? (
        <p>{planEnd === null ? m.largerPlan(billing.operator) : m.longerPlan(billing.operator)}</p>
      ) : null}
    </div>
  );
}
