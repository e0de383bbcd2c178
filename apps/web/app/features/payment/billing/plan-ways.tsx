import { Button } from '@mantine/core';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { billingMessages } from './billing-messages.ts';
import classes from './billing.module.css';

interface PlanWaysProps {
  /** When the present plan ends; null where it does not. */
  readonly endsAt: string | null;
}

/** What comes after the present plan, and the way to a larger one. */
export function PlanWays({ endsAt }: PlanWaysProps) {
  const m = useMessages(billingMessages);
  const format = useFormatter();
  const isAdmin = useSession().organizationRole === 'admin';
  return (
    <section className={classes.card} aria-labelledby="plan-ways">
      <h2 id="plan-ways" className={classes.title}>
        {m.plans}
      </h2>
      <p className={classes.help}>{m.plansHelp}</p>
      {endsAt === null ? null : <p className={classes.note}>{m.atEnd(format.date(endsAt))}</p>}
      <p className={classes.note}>{m.changes}</p>
      {isAdmin ? (
        <div className={classes.bar}>
          <Button component="a" href="/pricing">
            {m.upgrade}
          </Button>
        </div>
      ) : (
        <p className={classes.note}>{m.adminsBuy}</p>
      )}
    </section>
  );
}
