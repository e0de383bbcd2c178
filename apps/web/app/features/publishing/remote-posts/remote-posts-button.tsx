import { Button } from '@mantine/core';
import { IconAlertTriangle, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LazyRemotePostsDialog } from './lazy-remote-posts-dialog.tsx';
import { remotePostMessages } from './messages.ts';
import { remotePostsQuery } from './remote-posts-query.ts';

/** Opens an item's actions on other sites, and shows whether something failed there. */
export function RemotePostsButton({
  itemId,
  canEdit,
}: {
  readonly itemId: string;
  readonly canEdit: boolean;
}) {
  const m = useMessages(remotePostMessages);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(remotePostsQuery(itemId));
  const hasFailed = data?.posts.some(({ state }) => state === 'failed') ?? false;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={hasFailed ? <IconAlertTriangle size={16} /> : <IconWorldUpload size={16} />}
        onClick={() => setOpen(true)}
      >
        {hasFailed ? m.buttonFailed : m.button}
      </Button>
      {isOpen ? (
        <LazyRemotePostsDialog itemId={itemId} canEdit={canEdit} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
