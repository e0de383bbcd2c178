import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { acceptInvitation, declineInvitation } from '@pagewright/contract/team';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { signOut } from '../../../lib/session/auth-calls.ts';
import { useSessionState } from '../../../lib/session/session-provider.tsx';
import { getSession } from '../../../lib/session/session-state.ts';
import { returnPathState } from '../../../lib/session/return-path.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { invitationMessages } from './invitation-messages.ts';

interface AnswerButtonsProps {
  readonly token: string;
  /** The invited email address. */
  readonly email: string;
  readonly onAnswered: () => void;
}

/** Actions on an invitation: accept it with a matching account, sign in or up first, or decline. */
export function AnswerButtons({ token, email, onAnswered }: AnswerButtonsProps) {
  const m = useMessages(invitationMessages);
  const session = getSession(useSessionState());
  const [isAsking, setAsking] = useState(false);
  const accepting = useApiMutation(acceptInvitation, {
    // Reloads the page in the joined workspace.
    onSuccess: () => globalThis.location.assign('/content'),
  });
  const declining = useApiMutation(declineInvitation, {
    onSuccess: () => notify({ type: 'success', message: m.declined }),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const decline = (): void =>
    declining.mutate(
      { body: { token } },
      {
        onSettled: () => {
          setAsking(false);
          onAnswered();
        },
      },
    );
  return (
    <Stack gap="md">
      {accepting.error ? (
        <Alert color="red" role="alert">
          {failureText(accepting.error.failure)}
        </Alert>
      ) : null}
      {session === null ? (
        <SignInFirst email={email} />
      ) : session.email === email ? (
        <Button size="md" loading={accepting.isPending} onClick={() => accepting.mutate({ body: { token } })}>
          {m.accept}
        </Button>
      ) : (
        <OtherAddress email={email} mine={session.email} />
      )}
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {m.decline}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.declineQuestion}
        confirmLabel={m.decline}
        cancelLabel={m.cancel}
        isPending={declining.isPending}
        onConfirm={decline}
        onCancel={() => setAsking(false)}
      >
        {m.declineText}
      </ConfirmDialog>
    </Stack>
  );
}

function SignInFirst({ email }: { readonly email: string }) {
  const m = useMessages(invitationMessages);
  const state = { ...returnPathState(useLocation()), email };
  return (
    <>
      <Text c="var(--muted)">{m.signedOut(email)}</Text>
      <Group grow>
        <Button size="md" component={Link} to="/sign-up" state={state}>
          {m.signUp}
        </Button>
        <Button size="md" variant="default" component={Link} to="/sign-in" state={state}>
          {m.signIn}
        </Button>
      </Group>
    </>
  );
}

function OtherAddress({ email, mine }: { readonly email: string; readonly mine: string }) {
  const m = useMessages(invitationMessages);
  const leave = async (): Promise<void> => {
    const { error } = await signOut();
    if (error) notifyFailure(error);
  };
  return (
    <>
      <Text c="var(--muted)">{m.otherAddress(email, mine)}</Text>
      <Button size="md" onClick={() => void leave()}>
        {m.signOut}
      </Button>
    </>
  );
}
