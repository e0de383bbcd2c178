import { Button } from '@mantine/core';
import { listDeliveries, redeliver, type Delivery } from '@pagewright/contract/publishing/webhooks';
import { IconChevronDown, IconRepeat } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { webhookMessages } from './messages.ts';
import { describeAttempt } from './describe-attempt.ts';
import classes from './webhooks.module.css';

interface DeliveryRowProps {
  readonly webhookId: string;
  readonly delivery: Delivery;
}

const STATES = {
  pending: { tint: 'amber', label: 'pending' },
  delivered: { tint: 'green', label: 'delivered' },
  failed: { tint: 'red', label: 'failedState' },
} as const;

/** A log entry that expands to its payload and attempts. */
export function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const m = useMessages(webhookMessages);
  const format = useFormatter();
  const now = useNow();
  const queries = useQueryClient();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const again = useApiMutation(redeliver, {
    onSuccess: () => {
      notify({ type: 'success', message: m.redelivered });
      void queries.invalidateQueries({ queryKey: apiQueryKey(listDeliveries) });
    },
    onError: (error) => notifyFailure(error.failure),
  });
  const { id, event, state, tries, createdAt, nextTryAt, lastTry } = delivery;
  const { tint, label } = STATES[state];
  return (
    <li className={classes.delivery}>
      <div className={classes.deliveryHead}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={16} stroke={1.8} className={classes.chevron} aria-hidden="true" />
          <span className={classes.event}>{m[event]}</span>
          <Badge tint={tint}>{m[label]}</Badge>
        </button>
        {state === 'pending' ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRepeat size={15} stroke={1.7} />}
            loading={again.isPending}
            onClick={() => again.mutate({ params: { id: webhookId, deliveryId: id } })}
          >
            {m.redeliver}
          </Button>
        )}
      </div>
      <p className={classes.facts}>
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        {lastTry ? <span>{describeAttempt(lastTry, m)}</span> : null}
        {tries > 1 ? <span>{m.tries(tries)}</span> : null}
        {nextTryAt !== null && tries > 0 ? <span>{m.nextTry(format.relative(nextTryAt, now))}</span> : null}
      </p>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen ? <DeliveryDetails webhookId={webhookId} deliveryId={id} tries={tries} /> : null}
      </div>
    </li>
  );
}
