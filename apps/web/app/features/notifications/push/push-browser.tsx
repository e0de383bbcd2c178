import { Alert, Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { pushMessages } from './push-messages.ts';
import { usePushBrowser } from './use-push-browser.ts';
import classes from './push-browser.module.css';

interface PushBrowserProps {
  /** Whether the user wants push notifications at all, as saved. */
  readonly isWanted: boolean;
  readonly onTurnedOn: () => Promise<void>;
}

/** Whether this browser shows my notifications while the application is closed, with a button to change it. */
export function PushBrowser({ isWanted, onTurnedOn }: PushBrowserProps) {
  const m = useMessages(pushMessages);
  const push = usePushBrowser(onTurnedOn);
  const { state } = push;
  if (state === null && push.error) {
    return (
      <ErrorState
        title={m.loadFailed}
        description={describeFailure(push.error.failure)}
        isUnauthorized={push.error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={push.refetch}
      />
    );
  }
  if (state === null) return <LoadingState label={m.loading} />;
  const isOn = state === 'on';
  const Icon = isOn ? IconBellOff : IconBell;
  return (
    <section className={classes.browser} aria-labelledby="push-browser">
      <h3 id="push-browser" className={classes.title}>
        {m.title}
      </h3>
      <p className={classes.sentence} role="status">
        {m[state]}
        {push.others > 0 ? ` ${m.others(push.others)}` : ''}
      </p>
      {isOn && !isWanted ? <p className={classes.sentence}>{m.notWanted}</p> : null}
      {push.problem === null ? null : (
        <Alert color="red" role="alert">
          {push.problem}
        </Alert>
      )}
      {isOn || state === 'off' ? (
        <Button
          className={classes.button}
          variant="default"
          leftSection={<Icon size={17} stroke={1.7} />}
          loading={push.isChanging}
          onClick={isOn ? push.turnOff : push.turnOn}
        >
          {isOn ? m.turnOff : m.turnOn}
        </Button>
      ) : null}
    </section>
  );
}
