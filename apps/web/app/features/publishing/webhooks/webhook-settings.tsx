import { Button } from '@mantine/core';
import { listWebhooks } from '@pagewright/contract/publishing/webhooks';
import { IconLock, IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { webhookMessages } from './messages.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import shared from '../publishing.module.css';

/** The settings section for the workspace's webhooks, for admins. */
export function WebhookSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(webhookMessages);
  const list = useQuery({ ...apiQuery(listWebhooks, {}), refetchOnWindowFocus: 'always' });
  const { task, close, actions, added, saved, confirm, isPending } = useWebhooks(withReauthentication);
  const add = (
    <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={actions.add}>
      {m.add}
    </Button>
  );
  const failure = getFailure(list.error);
  const webhooks = list.data?.webhooks;
  return (
    <section className={shared.section} aria-labelledby="webhooks-title">
      <div className={shared.head}>
        <div>
          <h2 id="webhooks-title" className={shared.title}>
            {m.title}
          </h2>
          <p className={shared.text}>{m.help}</p>
        </div>
        {webhooks && webhooks.length > 0 ? add : null}
      </div>
      {webhooks ? (
        webhooks.length === 0 ? (
          <EmptyState
            icon={<IconWebhook size={26} stroke={1.6} />}
            title={m.emptyTitle}
            description={m.emptyText}
            action={add}
          />
        ) : (
          <ul className={shared.rows}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} actions={actions} />
            ))}
          </ul>
        )
      ) : failure?.status === 403 ? (
        <EmptyState
          icon={<IconLock size={26} stroke={1.6} />}
          title={m.adminsOnlyTitle}
          description={describeFailure(failure)}
        />
      ) : failure ? (
        <ErrorState
          title={m.failed}
          description={describeFailure(failure)}
          isUnauthorized={failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <LoadingState label={m.loading} />
      )}
      {task?.kind === 'form' ? (
        <WebhookForm
          webhook={task.webhook}
          withReauthentication={withReauthentication}
          onAdded={added}
          onSaved={saved}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'secret' ? <SecretDialog secret={task.secret} onClose={close} /> : null}
      {task?.kind === 'log' ? <DeliveryLog webhook={task.webhook} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={task?.kind === 'remove' || task?.kind === 'rotate'}
        title={task?.kind === 'remove' ? m.removeTitle : m.newSecretTitle}
        confirmLabel={task?.kind === 'remove' ? m.remove : m.newSecret}
        cancelLabel={m.cancel}
        isDestructive={task?.kind === 'remove'}
        isPending={isPending}
        onConfirm={confirm}
        onCancel={close}
      >
        {task?.kind === 'remove' ? m.removeText(task.webhook.url) : m.newSecretText}
      </ConfirmDialog>
    </section>
  );
}
