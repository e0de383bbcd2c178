import { Button, TextInput } from '@mantine/core';
import { readFeedAddress, removeFeedAddress, renewFeedAddress } from '@pagewright/contract/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { calendarMessages } from '../messages.ts';
import classes from './files.module.css';

/** The secret feed URL for other calendars: create, show, renew, or revoke it. */
export function FeedAddress() {
  const m = useMessages(calendarMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const [pendingAction, setPendingAction] = useState<'renew' | 'end' | null>(null);
  const feed = useQuery(apiQuery(readFeedAddress, {}));
  const after = (message: string) => ({
    onSuccess: () => {
      notify({ type: 'success' as const, message });
      void queries.invalidateQueries({ queryKey: ['api', 'calendar', readFeedAddress.path] });
    },
    onError: ({ failure }: { failure: Parameters<typeof notifyFailure>[0] }) =>
      notifyFailure(failure, { message: m.feedFailed }),
  });
  const renewing = useApiMutation(renewFeedAddress, after(m.feedMade));
  const ending = useApiMutation(removeFeedAddress, after(m.feedEnded));
  const confirm = (): void => {
    if (pendingAction === 'renew') renewing.mutate({ body: {} });
    else ending.mutate({});
    setPendingAction(null);
  };
  const copy = async (url: string): Promise<void> => {
    await navigator.clipboard.writeText(url);
    notify({ type: 'success', message: m.feedCopied });
  };
  const failure = getFailure(feed.error);
  const { url = null, createdAt = null } = feed.data ?? {};
  return (
    <section aria-labelledby="calendar-feed">
      <h3 id="calendar-feed">{m.feedTitle}</h3>
      <p className={classes.quiet}>{m.feedText}</p>
      {feed.isError ? (
        <ErrorState
          title={m.feedLoadFailed}
          description={failure ? describeFailure(failure) : undefined}
          isUnauthorized={failure?.status === 401}
          retryLabel={m.retry}
          onRetry={() => void feed.refetch()}
          isRetrying={feed.isFetching}
        />
      ) : createdAt === null ? (
        <Button
          variant="default"
          loading={renewing.isPending || feed.isPending}
          onClick={() => renewing.mutate({ body: {} })}
        >
          {m.feedMake}
        </Button>
      ) : (
        <>
          {url === null ? (
            <p className={classes.quiet}>{m.feedHidden}</p>
          ) : (
            <TextInput
              label={m.feedAddress}
              description={m.feedSince(format.dateTime(createdAt))}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <div className={classes.buttons}>
            {url === null ? null : <Button onClick={() => void copy(url)}>{m.copy}</Button>}
            <Button variant="default" loading={renewing.isPending} onClick={() => setPendingAction('renew')}>
              {m.feedRenew}
            </Button>
            <Button variant="default" loading={ending.isPending} onClick={() => setPendingAction('end')}>
              {m.feedEnd}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={pendingAction !== null}
        title={pendingAction === 'end' ? m.feedEndQuestion : m.feedRenewQuestion}
        confirmLabel={pendingAction === 'end' ? m.feedEnd : m.feedRenew}
        cancelLabel={m.cancel}
        isDestructive={pendingAction === 'end'}
        onConfirm={confirm}
        onCancel={() => setPendingAction(null)}
      >
        {pendingAction === 'end' ? m.feedEndText : m.feedRenewText}
      </ConfirmDialog>
    </section>
  );
}
