import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSessionState } from '../lib/session/session-provider.tsx';
import { returnPathState } from '../lib/session/return-path.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { SignInUnreachable } from './sign-in-unreachable.tsx';
import classes from './whole-page.module.css';

interface GuardProps {
  readonly children: ReactNode;
  readonly fallbackPath?: string;
}

/** Renders its children for signed-in users only; others are sent to sign in and return afterward. */
export function Guard({ children, fallbackPath = '/sign-in' }: GuardProps) {
  const state = useSessionState();
  const location = useLocation();
  if (state.status === 'loading') return <LoadingScreen />;
  if (state.status === 'error') {
    return (
      <main className={classes.page}>
        <SignInUnreachable />
      </main>
    );
  }
  if (state.status === 'ready' && state.session === null) {
    return <Navigate to={fallbackPath} replace state={returnPathState(location)} />;
  }
  return children;
}
