import { ActionIcon, Loader, Menu } from '@mantine/core';
import type { ContentCard } from '@pagewright/contract/content';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { contentMessages } from '../messages.ts';
import classes from './list.module.css';

// Other features load on demand.
const ReadersDialog = lazy(async () => ({
  default: (await import('../../analytics/index.ts')).LazyReadersDialog,
}));
const OtherSitesDialog = lazy(async () => ({
  default: (await import('../../publishing/index.ts')).LazyRemotePostsDialog,
}));
const Items = lazy(async () => ({ default: (await import('./card-menu-items.tsx')).CardMenuItems }));

/** The menu of an item; loaded when it is first opened. */
export function CardMenu({ item, title }: { readonly item: ContentCard; readonly title: string }) {
  const m = useMessages(contentMessages);
  const [dialog, setDialog] = useState<'readers' | 'sites' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <>
      {item.hasRemoteFault ? (
        <button
          type="button"
          className={`${classes.above} ${classes.fault}`}
          onClick={() => setDialog('sites')}
        >
          {m.remoteFault}
        </button>
      ) : null}
      <Menu withinPortal={false}>
        <Menu.Target>
          <ActionIcon size={30} className={classes.above} aria-label={m.moreFor(title)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Suspense fallback={<Loader size={18} m="xs" />}>
            <Items
              item={item}
              title={title}
              onReaders={() => setDialog('readers')}
              onOtherSites={() => setDialog('sites')}
            />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      {dialog === null ? null : (
        <Suspense fallback={null}>
          {dialog === 'readers' ? (
            <ReadersDialog item={{ id: item.id, title }} isOpen onClose={close} />
          ) : (
            <OtherSitesDialog itemId={item.id} canEdit={item.canEdit} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
