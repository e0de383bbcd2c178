import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSessionState } from '../lib/session/session-provider.tsx';
import { wayBackState } from '../lib/session/way-back.ts';
import { LoginWayProvider } from '../ui/login-way.tsx';
import { sessionMessages } from './session-messages.ts';

/** Provides the Login action of a 401 to the error states of all screens. */
export function LoginWays({ children }: { readonly children: ReactNode }) {
  const isOver = useSessionState().status === 'ended';
  return (
    <LoginWayProvider login={<LoginAction />} isOver={isOver}>
      {children}
    </LoginWayProvider>
  );
}

function LoginAction() {
  const m = useMessages(sessionMessages);
  const location = useLocation();
  return (
    <Button component={Link} to="/login" state={wayBackState(location)}>
      {m.login}
    </Button>
  );
}
