import { Button, Checkbox, TextInput } from '@mantine/core';
import {
  createWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@pagewright/contract/publishing/webhooks';
import { useState } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import {
  useReauthenticatedMutation,
  type WithReauthentication,
} from '../../../lib/api/use-reauthenticated-mutation.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { PublishingDialog } from '../publishing-dialog.tsx';
import { webhookMessages } from './messages.ts';
import classes from './webhooks.module.css';

interface WebhookFormProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  readonly withReauthentication: WithReauthentication;
  readonly onAdded: (webhook: WebhookWithSecret) => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A webhook's URL and events. */
export function WebhookForm({ webhook, withReauthentication, onAdded, onSaved, onClose }: WebhookFormProps) {
  const m = useMessages(webhookMessages);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? WEBHOOK_EVENTS);
  const [isTried, setTried] = useState(false);
  const create = useReauthenticatedMutation(createWebhook, withReauthentication, { onSuccess: onAdded });
  const update = useReauthenticatedMutation(updateWebhook, withReauthentication, { onSuccess: onSaved });
  const { error, isPending } = webhook ? update : create;
  const failure = error?.failure.code === CLIENT_CODES.cancelled ? undefined : error?.failure;
  const urlError = isTried && url.trim() === '' ? m.addressRequired : null;
  const eventsError = isTried && events.length === 0 ? m.eventsRequired : null;

  function submit(event: { preventDefault: () => void }): void {
    event.preventDefault();
    setTried(true);
    if (url.trim() === '' || events.length === 0) return;
    const body = { url: url.trim(), events: [...events] };
    if (webhook) update.mutate({ params: { id: webhook.id }, body });
    else create.mutate({ body });
  }

  return (
    <PublishingDialog title={webhook ? m.editTitle : m.addTitle} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={m.address}
          description={m.addressHelp}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          required
          data-autofocus
          value={url}
          error={urlError ?? (failure ? failureText(failure) : null)}
          onChange={(change) => setUrl(change.currentTarget.value)}
        />
        <Checkbox.Group
          label={m.events}
          value={[...events]}
          error={eventsError}
          onChange={(chosen) => setEvents(WEBHOOK_EVENTS.filter((one) => chosen.includes(one)))}
        >
          <div className={classes.choices}>
            {WEBHOOK_EVENTS.map((one) => (
              <Checkbox key={one} value={one} label={m[one]} />
            ))}
          </div>
        </Checkbox.Group>
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={isPending}>
            {webhook ? m.save : m.add}
          </Button>
        </DialogButtons>
      </form>
    </PublishingDialog>
  );
}
