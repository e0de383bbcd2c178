import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { switchMail } from '@pagewright/contract/notifications';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useApiMutation } from '../../lib/api/api-query.ts';
import { failureText } from '../../lib/notices/failure-text.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { mailOffMessages } from './unsubscribe-messages.ts';

/**
 * Turns off emails with the token of an emailed link, on a button click only: merely opening the link, as mail scanners
 * do, changes nothing.
 */
export function Unsubscribe({ token }: { readonly token: string | null }) {
  const m = useMessages(mailOffMessages);
  const { mutate, data, error, isPending } = useApiMutation(switchMail);
  if (token === null || token === '') {
    return (
      <EmptyState
        icon={<IconLinkOff size={26} stroke={1.6} />}
        title={m.linkMissingTitle}
        level={1}
        description={m.linkMissing}
        action={
          <Button component={Link} to="/settings/notifications">
            {m.settings}
          </Button>
        }
      />
    );
  }
  const isOff = data?.isOn === false;
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {m.title}
      </Title>
      <Text role="status">{data === undefined ? m.question : isOff ? m.isOff : m.isOn}</Text>
      {error ? (
        <Alert color="red" role="alert">
          {failureText(error.failure)}
        </Alert>
      ) : null}
      <Button
        variant={isOff ? 'default' : 'filled'}
        loading={isPending}
        onClick={() => mutate({ body: { token, isOn: isOff } })}
      >
        {isOff ? m.turnOn : m.turnOff}
      </Button>
    </Stack>
  );
}
