import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useMessages } from '../lib/messages/use-messages.ts';
import { ApplyPreferences } from '../lib/preferences/apply-preferences.tsx';
import { PartBoundary } from '../lib/notices/part-boundary.tsx';
import { useSession } from '../lib/session/session-provider.tsx';
import { PageActionsProvider } from '../ui/page-actions.tsx';
import { LazyVerifyEmailBanner } from './lazy-verify-email-banner.tsx';
import { Header } from './header.tsx';
import { LoginActions } from './login-actions.tsx';
import { findEntry } from './navigation.ts';
import { LazySampleBanner } from './lazy-sample-banner.tsx';
import { LazySessionBanner } from './lazy-session-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCollapsedSidebar } from './use-collapsed-sidebar.ts';
import { useFocusOnScreenChange } from './use-focus-on-screen-change.ts';
import { shellMessages } from './messages.ts';
import classes from './shell.module.css';

const PhoneDrawer = lazy(async () => {
  const { PhoneDrawer } = await import('./phone-drawer.tsx');
  return { default: PhoneDrawer };
});

/** The frame around every screen of a signed-in user. */
export function Shell() {
  const m = useMessages(shellMessages);
  const { pathname } = useLocation();
  const entry = findEntry(pathname);
  const title = useFocusOnScreenChange<HTMLHeadingElement>(entry?.screen);
  const [isCollapsed, toggleSidebar] = useCollapsedSidebar();
  const { organizationRole } = useSession();
  const [isMenuOpen, menu] = useDisclosure(false);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  const openMenu = (): void => {
    setWasMenuOpened(true);
    menu.open();
  };
  const isClient = organizationRole === 'client';
  if (isClient && entry?.screen !== 'reports') return <Navigate to="/reports" replace />;
  return (
    <PageActionsProvider>
      <ApplyPreferences />
      <a className={classes.skip} href="#main">
        {m.skip}
      </a>
      <div className={classes.shell}>
        <Sidebar isCollapsed={isCollapsed} onToggle={toggleSidebar} />
        {wasMenuOpened ? (
          <PartBoundary>
            <Suspense fallback={null}>
              <PhoneDrawer isOpen={isMenuOpen} onClose={menu.close} />
            </Suspense>
          </PartBoundary>
        ) : null}
        <div className={classes.column}>
          <Header entry={entry} titleRef={title} onOpenMenu={openMenu} />
          <LazySessionBanner />
          {isClient ? null : (
            <>
              <LazyVerifyEmailBanner />
              <LazySampleBanner />
            </>
          )}
          <main id="main" className={classes.main} tabIndex={-1}>
            <LoginActions>
              <Outlet />
            </LoginActions>
          </main>
        </div>
      </div>
    </PageActionsProvider>
  );
}
