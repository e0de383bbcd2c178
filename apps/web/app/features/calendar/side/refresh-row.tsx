import { Anchor, Button } from '@mantine/core';
import type { Refresh } from '@pagewright/contract/calendar';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { addMonths, dayAt, dayFormatter, instantAt, timeAt, type Day } from '../times/days.ts';
import { DayAndTime } from '../forms/day-and-time.tsx';
import { refreshMessages } from './refresh-messages.ts';
import classes from './refresh.module.css';

const TINTS = { critical: 'red', warning: 'amber', watch: 'gray' } as const;

interface RefreshRowProps {
  readonly refresh: Refresh;
  readonly today: Day;
  readonly timeZone: string;
  readonly onAccept: (scheduledFor: string) => Promise<void>;
  readonly onDismiss: () => Promise<void>;
}

/** A proposed refresh: the drop in views, the proposed time, and the decision buttons. */
export function RefreshRow({ refresh, today, timeZone, onAccept, onDismiss }: RefreshRowProps) {
  const m = useMessages(refreshMessages);
  const format = useFormatter();
  const [isMoving, setMoving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { contentId, month, severity, proposedFor } = refresh;
  const title = refresh.title || m.untitled;
  const nameOfMonth = dayFormatter(format.locale, { month: 'long' });

  const decide = async (action: Promise<void>): Promise<void> => {
    setBusy(true);
    await action;
    setBusy(false);
  };

  return (
    <li className={classes.refresh}>
      <p className={classes.head}>
        <Anchor component={Link} to={`/content/${contentId}`} inherit fw={600}>
          {title}
        </Anchor>{' '}
        <Badge tint={TINTS[severity]}>{m[`severity_${severity}`]}</Badge>
      </p>
      <p className={classes.quiet}>
        {m.lost(refresh, nameOfMonth(month), nameOfMonth(addMonths(month, -1)))} {m.year(refresh)}
      </p>
      <p className={classes.when}>{m.proposed(proposedFor)}</p>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          aria-label={m.acceptOf(title)}
          loading={isBusy}
          onClick={() => void decide(onAccept(proposedFor))}
        >
          {m.accept}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={m.otherOf(title)}
          aria-expanded={isMoving}
          onClick={() => setMoving((was) => !was)}
        >
          {m.other}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={m.dismissOf(title)}
          disabled={isBusy}
          onClick={() => void decide(onDismiss())}
        >
          {m.dismiss}
        </Button>
      </div>
      {isMoving ? (
        <OtherTime
          proposedFor={proposedFor}
          today={today}
          timeZone={timeZone}
          isBusy={isBusy}
          onChoose={(scheduledFor) => void decide(onAccept(scheduledFor))}
        />
      ) : null}
    </li>
  );
}

interface OtherTimeProps extends Pick<RefreshRowProps, 'today' | 'timeZone'> {
  readonly proposedFor: string;
  readonly isBusy: boolean;
  readonly onChoose: (scheduledFor: string) => void;
}

function OtherTime({ proposedFor, today, timeZone, isBusy, onChoose }: OtherTimeProps) {
  const m = useMessages(refreshMessages);
  const [when, setWhen] = useState({
    date: dayAt(proposedFor, timeZone),
    time: timeAt(proposedFor, timeZone),
  });
  const [problem, setProblem] = useState<string | null>(null);

  function choose(event: SyntheticEvent): void {
    event.preventDefault();
    const { date, time } = when;
    const moment = date === '' || time === '' ? null : instantAt(date, time, timeZone);
    if (moment === null || new Date(moment) < new Date()) return setProblem(m.past);
    setProblem(null);
    onChoose(moment);
  }

  return (
    <form className={classes.other} noValidate onSubmit={choose}>
      <DayAndTime {...when} min={today} onChange={(change) => setWhen({ ...when, ...change })} />
      {problem === null ? null : (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" size="compact-sm" loading={isBusy}>
        {m.addThen}
      </Button>
    </form>
  );
}
