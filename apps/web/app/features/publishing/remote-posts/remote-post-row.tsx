import { Button } from '@mantine/core';
import {
  sendToConnection,
  takeDownFromConnection,
  type RemotePost,
} from '@pagewright/contract/publishing/connections';
import { IconExternalLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { remotePostMessages } from './messages.ts';
import { remotePostsQuery } from './remote-posts-query.ts';
import classes from '../publishing.module.css';

const TINTS: Readonly<Record<RemotePost['state'], BadgeTint>> = {
  none: 'gray',
  sending: 'blue',
  published: 'green',
  outdated: 'amber',
  unpublished: 'gray',
  failed: 'red',
};

interface RemotePostRowProps {
  readonly itemId: string;
  readonly post: RemotePost;
  readonly canEdit: boolean;
}

/** An item's state on another site. */
export function RemotePostRow({ itemId, post, canEdit }: RemotePostRowProps) {
  const m = useMessages(remotePostMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { connection, state, url, isPublic, sentAt, attempts, problem } = post;
  const { name } = connection;
  const mutationOptions = {
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: remotePostsQuery(itemId).queryKey });
      // Its card shows whether the last action failed.
      void queries.invalidateQueries({ queryKey: ['api', 'content'] });
    },
    onError: ({ failure }: ApiError) => notifyFailure(failure),
  };
  const send = useApiMutation(sendToConnection, mutationOptions);
  const takeDown = useApiMutation(takeDownFromConnection, mutationOptions);
  const params = { id: itemId, connectionId: connection.id };
  const isBusy = state === 'sending' || send.isPending || takeDown.isPending;
  const action = state === 'failed' ? m.tryAgain : isPublic ? m.update : m.publish;

  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <h3 className={classes.name}>
          {name} <Badge tint={TINTS[state]}>{m.state(state)}</Badge>
        </h3>
        {sentAt === null ? null : <p className={classes.text}>{m.sentAt(format.dateTime(sentAt))}</p>}
        <p className={state === 'failed' ? classes.fault : classes.text} role="status">
          {state === 'sending' && attempts > 0 ? m.attempt(attempts, problem) : null}
          {state === 'failed' ? problem : null}
        </p>
      </div>
      <div className={classes.buttons}>
        {url !== null && isPublic ? (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="subtle"
            aria-label={m.openAt(name)}
            leftSection={<IconExternalLink size={16} />}
          >
            {m.open}
          </Button>
        ) : null}
        {canEdit ? (
          <Button
            variant={state === 'published' ? 'default' : 'filled'}
            aria-label={m.actionOn(action, name)}
            disabled={isBusy}
            onClick={() => send.mutate({ params })}
          >
            {action}
          </Button>
        ) : null}
        {canEdit && isPublic ? (
          <Button
            variant="subtle"
            aria-label={m.actionOn(m.takeDown, name)}
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            {m.takeDown}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.takeDownTitle}
        confirmLabel={m.takeDown}
        cancelLabel={m.cancel}
        onConfirm={() => {
          setAsking(false);
          takeDown.mutate({ params });
        }}
        onCancel={() => setAsking(false)}
      >
        {m.takeDownText(name)}
      </ConfirmDialog>
    </li>
  );
}
