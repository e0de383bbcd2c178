import { Button } from '@mantine/core';
import { listRemotePosts } from '@pagewright/contract/publishing/connections';
import { IconAlertTriangle, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { remotePostMessages } from './messages.ts';

const RemotePostsDialog = lazy(async () => ({
  default: (await import('./remote-posts-dialog.tsx')).RemotePostsDialog,
}));
/** Milliseconds between two looks at what is on its way. */
const LOOK_AGAIN_MS = 1_500;

/** Options of the query for how an item stands on other sites; it looks again while something is on its way. */
export const remotePostsQuery = (id: string) => ({
  ...apiQuery(listRemotePosts, { params: { id } }),
  refetchInterval: (query: {
    readonly state: { readonly data?: { readonly posts: readonly { readonly state: string }[] } | undefined };
  }) =>
    (query.state.data?.posts.some(({ state }) => state === 'sending') ? LOOK_AGAIN_MS : false) as
      | number
      | false,
});

/** Opens what can be done with an item on other sites, and says where something failed there. */
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
        <Suspense fallback={null}>
          <RemotePostsDialog itemId={itemId} canEdit={canEdit} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
