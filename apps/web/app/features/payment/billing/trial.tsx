import { Button } from '@mantine/core';
import { readBilling, startTrial, TRIAL_DAYS, type Billing } from '@pagewright/contract/payment';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { billingMessages } from './billing-messages.ts';
import classes from './billing.module.css';

interface TrialProps {
  readonly trial: Billing['trial'];
  readonly isAdmin: boolean;
}

/** The workspace's single trial: starts it, or shows when it ended. */
export function Trial({ trial, isAdmin }: TrialProps) {
  const m = useMessages(billingMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation(startTrial, {
    onSuccess: (billing) => {
      queries.setQueryData(apiQueryKey(readBilling, {}), billing);
      for (const feature of ['usage', 'settings'])
        void queries.invalidateQueries({ queryKey: ['api', feature] });
      if (billing.endDate !== null)
        notify({ type: 'success', message: m.trialBegun(format.date(billing.endDate)) });
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  if (trial.state === 'over' && trial.endDate !== null)
    return <p className={classes.note}>{m.trialOver(format.date(trial.endDate))}</p>;
  if (trial.state !== 'offered' || !isAdmin) return null;
  return (
    <>
      <p className={classes.note}>{m.trialHelp(TRIAL_DAYS)}</p>
      <div className={classes.bar}>
        <Button variant="default" loading={isPending} onClick={() => mutate({})}>
          {m.trial(TRIAL_DAYS)}
        </Button>
      </div>
    </>
  );
}
