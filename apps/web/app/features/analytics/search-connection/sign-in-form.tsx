import { Button } from '@mantine/core';
import { startSearchSignIn } from '@pagewright/contract/analytics';
import {
  useReauthenticatedMutation,
  type WithReauthentication,
} from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { searchConnectionMessages } from './connection-messages.ts';
import classes from '../connection/connection.module.css';

interface SignInButtonProps {
  readonly withReauthentication: WithReauthentication;
  readonly label: string;
  readonly variant: 'filled' | 'default';
}

/** Goes to Google, which sends the browser back to this screen. */
export function SignInButton({ withReauthentication, label, variant }: SignInButtonProps) {
  const start = useReauthenticatedMutation(startSearchSignIn, withReauthentication, {
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: ({ failure }) => notifyFailure(failure),
  });
  return (
    <Button variant={variant} loading={start.isPending || start.isSuccess} onClick={() => start.mutate({})}>
      {label}
    </Button>
  );
}

interface SignInFormProps {
  readonly withReauthentication: WithReauthentication;
  readonly canSignIn: boolean;
}

/** Offers to connect with a Google account, if this server is set up for it. */
export function SignInForm({ withReauthentication, canSignIn }: SignInFormProps) {
  const m = useMessages(searchConnectionMessages);
  if (!canSignIn) return <p className={classes.quiet}>{m.signInOff}</p>;
  return (
    <div className={classes.part}>
      <h3 className={classes.way}>{m.withAccount}</h3>
      <p className={classes.quiet}>{m.signInHelp}</p>
      <p className={classes.quiet}>{m.signInWarning}</p>
      <div className={classes.buttons}>
        <SignInButton withReauthentication={withReauthentication} label={m.signIn} variant="default" />
      </div>
    </div>
  );
}
