import { Drawer } from '@mantine/core';
import { defineMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { Brand } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';
import classes from './phone-drawer.module.css';

const messages = defineMessages({ en: { close: 'Close menu' } });

interface PhoneDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar's entries on a phone. */
export function PhoneDrawer({ isOpen, onClose }: PhoneDrawerProps) {
  const m = useMessages(messages);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={288}
      padding="sm"
      title={<Brand />}
      closeButtonProps={{ 'aria-label': m.close, size: 36 }}
      classNames={{ content: classes.content, header: classes.header }}
    >
      <NavigationList onFollow={onClose} />
    </Drawer>
  );
}
