import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { Brand } from './brand.tsx';
import { LazyUsagePanel } from './lazy-usage-panel.tsx';
import { NavigationList } from './navigation-list.tsx';
import { shellMessages } from './messages.ts';
import classes from './sidebar.module.css';

interface SidebarProps {
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** The navigation column next to every screen; phones use the drawer instead. */
export function Sidebar({ isCollapsed, onToggle }: SidebarProps) {
  const m = useMessages(shellMessages);
  const isClient = useSession().organizationRole === 'client';
  const label = isCollapsed ? m.expandSidebar : m.collapseSidebar;
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes.sidebar} data-collapsed={isCollapsed || undefined}>
      <div className={classes.top}>
        <Link to={isClient ? '/reports' : '/content'} className={classes.home}>
          <Brand isMarkOnly={isCollapsed} />
        </Link>
        <Tooltip label={label} position="right">
          <ActionIcon aria-label={label} aria-expanded={!isCollapsed} onClick={onToggle}>
            <Icon size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
      <NavigationList isCollapsed={isCollapsed} />
      {isCollapsed || isClient ? null : <LazyUsagePanel />}
    </aside>
  );
}
