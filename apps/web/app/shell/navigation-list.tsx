import { Tooltip } from '@mantine/core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { findEntry, navigationFor } from './navigation.ts';
import { navigationMessages } from './navigation-messages.ts';
import { shellMessages } from './messages.ts';
import classes from './navigation-list.module.css';

interface NavigationListProps {
  readonly isCollapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The navigation entries for the user's role; collapsed to icons with tooltips. */
export function NavigationList({ isCollapsed = false, onNavigate }: NavigationListProps) {
  const m = useMessages(navigationMessages);
  const own = useMessages(shellMessages);
  const { organizationRole } = useSession();
  const shown = findEntry(useLocation().pathname)?.screen;
  // Members open reports from Competitive Analytics.
  const current = shown === 'reports' && organizationRole !== 'client' ? 'analytics' : shown;
  const id = useId();
  return (
    <nav aria-label={own.screens}>
      <ul className={classes.list} data-collapsed={isCollapsed || undefined}>
        {navigationFor(organizationRole).map(({ screen, path, icon: Icon }) => {
          const description = m[`${screen}Description`];
          return (
            <li key={screen}>
              <Tooltip
                position="right"
                openDelay={isCollapsed ? 100 : 600}
                label={
                  isCollapsed ? <TooltipText title={m[screen]} description={description} /> : description
                }
              >
                <Link
                  to={path}
                  className={classes.row}
                  aria-current={screen === current ? 'page' : undefined}
                  aria-describedby={`${id}-${screen}`}
                  {...(onNavigate ? { onClick: onNavigate } : {})}
                >
                  <Icon className={classes.icon} size={19} stroke={1.7} aria-hidden="true" />
                  <span className={isCollapsed ? 'visually-hidden' : classes.label}>{m[screen]}</span>
                </Link>
              </Tooltip>
              <span id={`${id}-${screen}`} hidden>
                {description}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function TooltipText({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <>
      <span className={classes.tooltipTitle}>{title}</span>
      <span className={classes.tooltipText}>{description}</span>
    </>
  );
}
