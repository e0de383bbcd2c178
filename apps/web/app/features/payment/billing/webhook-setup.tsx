import { Button } from '@mantine/core';
import { receivePaymentEvent, setupPaymentWebhook } from '@pagewright/contract/payment';
import { apiBase } from '../../../lib/api/api-base.ts';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { operatorMessages } from './operator-messages.ts';
import classes from './billing.module.css';

/** Sets up PayPal's webhook on this server. */
export function WebhookSetup() {
  const m = useMessages(operatorMessages);
  const webhookUrl = new URL(`${apiBase()}${receivePaymentEvent.path}`, globalThis.location.href).href;
  const { mutate, isPending, data } = useApiMutation(setupPaymentWebhook, {
    onSuccess: ({ id }) => notify({ type: 'success', message: m.isSetUp(id) }),
    onError: ({ failure }) => notifyFailure(failure),
  });
  return (
    <>
      <h3 className={classes.subtitle}>{m.webhook}</h3>
      <p className={classes.note}>{data ? m.isSetUp(data.id) : m.webhookHelp}</p>
      <p className={classes.address} aria-label={m.webhookAddress}>
        {webhookUrl}
      </p>
      <div className={classes.bar}>
        <Button variant="default" loading={isPending} onClick={() => mutate({ body: { webhookUrl } })}>
          {m.setUp}
        </Button>
      </div>
    </>
  );
}
