import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { verifyAddress } from '@pagewright/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { ResendLinkButton } from './email-verification-card.tsx';
import { emailVerificationQuery, cacheEmailVerification } from './email-verification-query.ts';
import { addressMessages } from './messages.ts';

/**
 * Confirms the signed-in account's email address on a click: mail scanners open links, so merely opening it changes
 * nothing.
 */
export function VerifyEmail({ token }: { readonly token: string }) {
  const m = useMessages(addressMessages);
  const { email } = useSession();
  const client = useQueryClient();
  const { data: state } = useQuery(emailVerificationQuery());
  const { mutate, error, isPending } = useApiMutation(verifyAddress, {
    onSuccess: (next) => cacheEmailVerification(client, next),
  });
  if (state === undefined) return null;
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {state.isVerified ? m.titleConfirmed : m.title}
      </Title>
      {state.isVerified ? (
        <>
          <Text role="status">{m.confirmed(email)}</Text>
          <Button component={Link} to="/content">
            {m.goOn}
          </Button>
        </>
      ) : error ? (
        <>
          <Alert color="red" role="alert">
            {failureText(error.failure)} {m.otherAccount}
          </Alert>
          <ResendLinkButton />
        </>
      ) : (
        <>
          <Text>{m.question(email)}</Text>
          <Button loading={isPending} disabled={token === ''} onClick={() => mutate({ body: { token } })}>
            {m.confirm}
          </Button>
          <Text size="sm" c="dimmed">
            {m.notMine}
          </Text>
        </>
      )}
    </Stack>
  );
}
