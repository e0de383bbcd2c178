import { Button, Stack, Text, Title } from '@mantine/core';
import { openInvitation } from '@pagewright/contract/team';
import { IconLinkOff, IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { invitationMessages } from './invitation-messages.ts';

const UNKNOWN = 404;

/** Shows an invitation to anyone with its link and lets them answer it. */
export function InvitationAnswer({ token }: { readonly token: string }) {
  const m = useMessages(invitationMessages);
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery(openInvitation, { body: { token } }),
    enabled: token !== '',
  });
  const home = (
    <Button component={Link} to="/content">
      {m.open}
    </Button>
  );
  if (token === '' || error?.failure.status === UNKNOWN) {
    return (
      <EmptyState
        icon={<IconLinkOff size={26} stroke={1.6} />}
        title={m.linkTitle}
        level={1}
        description={error ? describeFailure(error.failure) : m.linkMissing}
        action={home}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        level={1}
        title={m.failedTitle}
        description={describeFailure(error.failure)}
        isUnauthorized={error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingState label={m.loading} />;
  const { state, workspaceName, inviterName, role, email } = data;
  if (state !== 'pending') {
    return (
      <EmptyState
        icon={<IconMailOff size={26} stroke={1.6} />}
        title={m.overTitle}
        level={1}
        description={m.over(state)}
        action={home}
      />
    );
  }
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {m.heading(workspaceName)}
      </Title>
      <Text>{m.text(inviterName, workspaceName, role)}</Text>
      <AnswerButtons token={token} email={email} onAnswered={() => void refetch()} />
    </Stack>
  );
}
