import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../lib/messages/use-messages.ts';
import { PartBoundary } from '../lib/notices/part-boundary.tsx';
import { useSession } from '../lib/session/session-provider.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { shellMessages } from './messages.ts';
import classes from './user-menu.module.css';

const Content = lazy(async () => ({
  default: (await import('./user-menu-content.tsx')).UserMenuContent,
}));
const NewWorkspaceDialog = lazy(async () => ({
  default: (await import('../features/team/index.ts')).NewWorkspaceDialog,
}));

/** The signed-in user and their menu, whose content loads when it is first opened. */
export function UserMenu() {
  const m = useMessages(shellMessages);
  const session = useSession();
  const [isCreating, setCreating] = useState(false);
  const name = session.fullName.trim() || session.username || session.email;
  return (
    <>
      <Menu width={260} withinPortal={false}>
        <Menu.Target>
          <button type="button" className={classes.trigger} aria-label={m.userMenu(name)}>
            <Avatar name={name} image={session.profileImageUrl} />
            <span className={classes.name}>{name}</span>
            <IconChevronDown className={classes.chevron} size={15} stroke={2} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <PartBoundary>
            <Suspense fallback={<Menu.Item disabled>{m.userMenuLoading}</Menu.Item>}>
              <Content name={name} onCreateWorkspace={() => setCreating(true)} />
            </Suspense>
          </PartBoundary>
        </Menu.Dropdown>
      </Menu>
      {isCreating ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <NewWorkspaceDialog onClose={() => setCreating(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
