import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { verifyAddress } from '@pagewright/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { failureSentence } from '../../../lib/messages/failure-sentence.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { keepAddress } from './address-query.ts';
import { addressMessages } from './messages.ts';

/** Confirms the address of the signed-in account when asked: opening the link alone, as scanners of mail do, changes nothing. */
export function VerifyEmail({ token }: { readonly token: string }) {
  const m = useMessages(addressMessages);
  const session = useSession();
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useApiMutation(verifyAddress, {
    onSuccess: (state) => keepAddress(client, state),
  });
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {m.title}
      </Title>
      <Text role="status">{data === undefined ? m.question(session.email) : m.confirmed}</Text>
      {error ? (
        <Alert color="red" role="alert">
          {failureSentence(error.failure)} {m.otherAccount}
        </Alert>
      ) : null}
      {data === undefined && !error ? (
        <>
          <Button loading={isPending} disabled={token === ''} onClick={() => mutate({ body: { token } })}>
            {m.confirm}
          </Button>
          <Text size="sm" c="dimmed">
            {m.notMine}
          </Text>
        </>
      ) : (
        <Button
          component={Link}
          to={data === undefined ? '/settings/security' : '/content'}
          variant="default"
        >
          {data === undefined ? m.openSettings : m.goOn}
        </Button>
      )}
    </Stack>
  );
}
