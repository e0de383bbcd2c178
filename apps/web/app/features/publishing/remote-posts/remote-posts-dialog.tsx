import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PublishingDialog } from '../publishing-dialog.tsx';
import { remotePostMessages } from './messages.ts';
import { RemotePostRow } from './remote-post-row.tsx';
import { remotePostsQuery } from './remote-posts-query.ts';
import classes from '../publishing.module.css';

interface RemotePostsDialogProps {
  readonly itemId: string;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** An item's state on each connected site, with actions. */
export function RemotePostsDialog({ itemId, canEdit, onClose }: RemotePostsDialogProps) {
  const m = useMessages(remotePostMessages);
  const { data, error, isFetching, refetch } = useQuery(remotePostsQuery(itemId));
  return (
    <PublishingDialog title={m.title} width={640} onClose={onClose}>
      {data ? (
        data.posts.length === 0 ? (
          <EmptyState
            icon={<IconPlugConnected size={26} stroke={1.6} />}
            title={m.emptyTitle}
            description={m.emptyText}
            action={
              <Button component={Link} to="/settings/publishing">
                {m.toSettings}
              </Button>
            }
          />
        ) : (
          <>
            <p className={classes.text}>{m.help}</p>
            <ul className={classes.rows}>
              {data.posts.map((post) => (
                <RemotePostRow key={post.connection.id} itemId={itemId} post={post} canEdit={canEdit} />
              ))}
            </ul>
          </>
        )
      ) : error ? (
        <ErrorState
          title={m.failed}
          description={describeFailure(error.failure)}
          isUnauthorized={error.failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingState label={m.loading} />
      )}
    </PublishingDialog>
  );
}
