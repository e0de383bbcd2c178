import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSessionState } from '../lib/session/session-provider.tsx';
import { returnPathState } from '../lib/session/return-path.ts';
import { LoginActionProvider } from '../ui/login-action.tsx';
import { sessionMessages } from './session-messages.ts';

/** Provides the Login action of a 401 to the error states of all screens. */
export function LoginActions({ children }: { readonly children: ReactNode }) {
  const isOver = useSessionState().status === 'ended';
  return (
    <LoginActionProvider login={<LoginAction />} isSessionOver={isOver}>
      {children}
    </LoginActionProvider>
  );
}

function LoginAction() {
  const m = useMessages(sessionMessages);
  const location = useLocation();
  return (
    <Button component={Link} to="/login" state={returnPathState(location)}>
      {m.login}
    </Button>
  );
}
