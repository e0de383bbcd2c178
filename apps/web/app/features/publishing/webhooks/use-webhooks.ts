import {
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookWithSecret,
} from '@pagewright/contract/publishing/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import {
  useReauthenticatedMutation,
  type WithReauthentication,
} from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { webhookMessages } from './messages.ts';
import type { WebhookActions } from './webhook-row.tsx';

/** The open dialog above the list. */
type Task =
  | { readonly kind: 'form'; readonly webhook: Webhook | null }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'log' | 'remove' | 'rotate'; readonly webhook: Webhook };

const reportFailure = (error: ApiError): void => notifyFailure(error.failure);

/** Actions on the workspace's webhooks, and their dialog. */
export function useWebhooks(withReauthentication: WithReauthentication) {
  const m = useMessages(webhookMessages);
  const queries = useQueryClient();
  const [task, setTask] = useState<Task | null>(null);
  const close = (): void => setTask(null);
  const refresh = () => queries.invalidateQueries({ queryKey: apiQueryKey(listWebhooks) });
  const say = (message: string): void => void notify({ type: 'success', message });

  const test = useApiMutation(testWebhook, { onSuccess: () => say(m.testSent), onError: reportFailure });
  const rotate = useReauthenticatedMutation(rotateWebhookSecret, withReauthentication, {
    onSuccess: ({ secret }) => {
      setTask({ kind: 'secret', secret });
      void refresh();
    },
    onError: reportFailure,
  });
  const remove = useApiMutation(removeWebhook, {
    onSuccess: () => {
      close();
      say(m.removed);
      void refresh();
    },
    onError: reportFailure,
  });
  const toggle = useApiMutation(updateWebhook, {
    onSuccess: ({ id, disabledAt }) => {
      void refresh();
      const isOn = disabledAt === null;
      notify({
        type: 'success',
        message: isOn ? m.switchedOn : m.switchedOff,
        action: {
          label: m.undo,
          onSelect: () => toggle.mutate({ params: { id }, body: { isEnabled: !isOn } }),
        },
      });
    },
    onError: reportFailure,
  });

  const actions: WebhookActions & { readonly add: () => void } = {
    add: () => setTask({ kind: 'form', webhook: null }),
    edit: (webhook) => setTask({ kind: 'form', webhook }),
    openLog: (webhook) => setTask({ kind: 'log', webhook }),
    rotate: (webhook) => setTask({ kind: 'rotate', webhook }),
    remove: (webhook) => setTask({ kind: 'remove', webhook }),
    toggle: ({ id, disabledAt }) =>
      toggle.mutate({ params: { id }, body: { isEnabled: disabledAt !== null } }),
    test: (webhook) =>
      test.mutate({ params: { id: webhook.id } }, { onSuccess: () => setTask({ kind: 'log', webhook }) }),
  };
  return {
    task,
    close: () => {
      close();
      void refresh();
    },
    actions,
    isPending: remove.isPending,
    added: ({ secret }: WebhookWithSecret): void => {
      setTask({ kind: 'secret', secret });
      void refresh();
    },
    saved: (): void => {
      close();
      say(m.saved);
      void refresh();
    },
    confirm: (): void => {
      if (task?.kind === 'remove') remove.mutate({ params: { id: task.webhook.id } });
      if (task?.kind !== 'rotate') return;
      // The action may require identity confirmation, and nothing can be typed below an open dialog.
      close();
      rotate.mutate({ params: { id: task.webhook.id } });
    },
  };
}
