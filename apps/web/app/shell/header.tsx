import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { NotificationsButton } from '../features/notifications/index.ts';
import { SearchButton } from '../features/search/index.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { PageActionsOutlet } from '../ui/page-actions.tsx';
import { ColorSchemeButton } from './color-scheme-button.tsx';
import { LazyHeaderButtons } from './lazy-header-buttons.tsx';
import { navigationFor, type NavigationEntry } from './navigation.ts';
import { navigationMessages } from './navigation-messages.ts';
import { UserMenu } from './user-menu.tsx';
import { shellMessages } from './messages.ts';
import classes from './header.module.css';

interface HeaderProps {
  readonly entry: NavigationEntry | undefined;
  readonly titleRef: React.Ref<HTMLHeadingElement>;
  readonly onOpenMenu: () => void;
}

/** The bar above every screen: title, search, notifications, the screen's own buttons, and the user menu. */
export function Header({ entry, titleRef, onOpenMenu }: HeaderProps) {
  const m = useMessages(shellMessages);
  const names = useMessages(navigationMessages);
  const { organizationRole } = useSession();
  // Search, runs, and notifications do not concern clients.
  const isClient = organizationRole === 'client';
  const screens = navigationFor(organizationRole).map(({ screen, path, icon }) => ({
    path,
    icon,
    label: names[screen],
    description: names[`${screen}Description`],
  }));
  return (
    <header className={classes.header}>
      <ActionIcon className={classes.burger} aria-label={m.openMenu} onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.7} />
      </ActionIcon>
      <div className={classes.heading}>
        <h1 className={classes.title} ref={titleRef} tabIndex={-1}>
          {entry ? names[`${entry.screen}Title`] : names.defaultTitle}
        </h1>
        {entry ? <div className={classes.subtitle}>{names[`${entry.screen}Description`]}</div> : null}
      </div>
      {isClient ? null : <SearchButton screens={screens} />}
      <span className={classes.wideOnly}>
        <ColorSchemeButton />
      </span>
      <LazyHeaderButtons screen={entry?.screen} />
      {isClient ? null : <NotificationsButton />}
      <PageActionsOutlet className={classes.actions} />
      <UserMenu />
    </header>
  );
}
