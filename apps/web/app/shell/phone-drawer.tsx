import { Drawer } from '@mantine/core';
import { UsagePanel } from '../features/usage/index.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { Brand } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';
import { shellMessages } from './messages.ts';
import classes from './phone-drawer.module.css';

interface PhoneDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar's entries and the usage panel on phones. */
export function PhoneDrawer({ isOpen, onClose }: PhoneDrawerProps) {
  const m = useMessages(shellMessages);
  const isClient = useSession().organizationRole === 'client';
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={288}
      padding="sm"
      title={<Brand />}
      closeButtonProps={{ 'aria-label': m.closeMenu, size: 36 }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <NavigationList onNavigate={onClose} />
      {isClient ? null : <UsagePanel />}
    </Drawer>
  );
}
