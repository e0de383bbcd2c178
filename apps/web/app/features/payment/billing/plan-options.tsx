import { Button } from '@mantine/core';
import type { Billing } from '@pagewright/contract/payment';
import { siteLink } from '../../../lib/messages/site-link.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { billingMessages } from './billing-messages.ts';
import { Trial } from './trial.tsx';
import classes from './billing.module.css';

/** What follows the current plan, and ways to upgrade. */
export function PlanOptions({ billing }: { readonly billing: Billing }) {
  const m = useMessages(billingMessages);
  const format = useFormatter();
  const isAdmin = useSession().organizationRole === 'admin';
  const { endDate, nextPlan, source, terms } = billing;
  return (
    <section className={classes.card} aria-labelledby="plan-ways">
      <h2 id="plan-ways" className={classes.title}>
        {m.plans}
      </h2>
      <p className={classes.help}>{m.plansHelp}</p>
      {endDate === null || nextPlan === null ? null : (
        <p className={classes.note}>
          {source === 'trial'
            ? m.trialEnds(format.date(endDate), nextPlan)
            : m.atEnd(format.date(endDate), nextPlan)}
        </p>
      )}
      {terms.length === 0 ? null : (
        <div>
          <h3 className={classes.subtitle}>{m.terms}</h3>
          <ul className={classes.terms}>
            {terms.map((term) => (
              <li key={term.startDate}>
                {m.term(term.plan, format.date(term.startDate), format.date(term.endDate))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {source === 'trial' ? (
        <p className={classes.note}>{m.changesInTrial}</p>
      ) : source === 'paid' ? (
        <p className={classes.note}>{m.changes}</p>
      ) : null}
      <Trial trial={billing.trial} isAdmin={isAdmin} />
      {isAdmin ? (
        <div className={classes.bar}>
          <Button component="a" href={siteLink('/pricing')}>
            {m.upgrade}
          </Button>
        </div>
      ) : (
        <p className={classes.note}>{m.adminsBuy}</p>
      )}
    </section>
  );
}
