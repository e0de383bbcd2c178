import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { signOut } from '../../../lib/session/auth-calls.ts';
import { getSession } from '../../../lib/session/session-state.ts';
import { useSessionState } from '../../../lib/session/session-provider.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { hostedMessages } from './hosted-messages.ts';

/** Tells a signed-in user how to accept an invitation of the hosted identity service. */
export function HostedInvitation() {
  const m = useMessages(hostedMessages);
  const session = getSession(useSessionState());
  const leave = async (): Promise<void> => {
    const { error } = await signOut();
    if (error) notifyFailure(error);
  };
  return (
    <EmptyState
      level={1}
      title={m.invitationTitle}
      description={m.invitationText(session?.fullName ?? '')}
      action={
        <Group justify="center">
          <Button onClick={() => void leave()}>{m.signOut}</Button>
          <Button variant="default" component={Link} to="/content">
            {m.stay}
          </Button>
        </Group>
      }
    />
  );
}
