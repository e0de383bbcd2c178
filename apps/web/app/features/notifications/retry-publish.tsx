import { Button } from '@mantine/core';
import { publishContent } from '@pagewright/contract/publishing';
import { IconRepeat } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { panelMessages } from './panel-messages.ts';
import classes from './notification-row.module.css';

/** Retries a failed publication. */
export function RetryPublish({ contentId, title }: { readonly contentId: string; readonly title: string }) {
  const m = useMessages(panelMessages);
  const queries = useQueryClient();
  const again = useApiMutation(publishContent, {
    onSuccess: () => {
      notify({ type: 'success', message: m.publishedAgain(title) });
      void queries.invalidateQueries({ queryKey: ['api'] });
    },
    onError: (error) => notifyFailure(error.failure),
  });
  return (
    <Button
      className={classes.again ?? ''}
      variant="default"
      size="compact-sm"
      leftSection={<IconRepeat size={15} stroke={1.7} />}
      loading={again.isPending}
      disabled={again.isSuccess}
      aria-label={m.tryAgainFor(title)}
      onClick={() => again.mutate({ params: { id: contentId } })}
    >
      {m.tryAgain}
    </Button>
  );
}
