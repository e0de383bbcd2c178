import { UNLIMITED } from '@pagewright/contract/usage';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import type { UsageCounts } from '../usage-counts.ts';
import { usageTone, usedPercent } from './used-percent.ts';
import { usagePanelMessages } from './usage-panel-messages.ts';
import classes from './usage-bar.module.css';

interface UsageBarProps extends UsageCounts {
  readonly label: string;
}

/** How much of a limit is used and left, in figures and as a bar. */
export function UsageBar({ label, used, limit, left }: UsageBarProps) {
  const m = useMessages(usagePanelMessages);
  const format = useFormatter();
  const percent = usedPercent(used, limit);
  const whole = Math.floor(percent);
  const leftText = m.left(left);
  return (
    <div className={classes.item}>
      <div className={classes.line}>
        <span className={classes.label}>{label}</span>
        <span>{m.used(used, limit)}</span>
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
        aria-valuetext={m.usedAndLeft(used, limit, leftText)}
      >
        <div className={classes.fill} data-tone={usageTone(percent)} style={{ inlineSize: `${percent}%` }} />
      </div>
      <div className={classes.line} data-small>
        <span>{leftText}</span>
        {limit === UNLIMITED ? null : <span>{format.percent(whole / 100)}</span>}
      </div>
    </div>
  );
}
