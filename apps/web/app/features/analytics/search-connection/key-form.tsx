import {
  connectSearch,
  SEARCH_CONNECTION_LIMITS,
  type SearchPropertyChoice,
} from '@pagewright/contract/analytics';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { KeyFileForm } from '../connection/key-file-form.tsx';
import { searchConnectionMessages } from './connection-messages.ts';
import classes from '../connection/connection.module.css';

interface KeyFormProps {
  readonly withReauthentication: WithReauthentication;
  readonly onConnected: (properties: readonly SearchPropertyChoice[]) => void;
}

/** Accepts a service account key, which is verified with Google before it is stored. */
export function KeyForm({ withReauthentication, onConnected }: KeyFormProps) {
  const m = useMessages(searchConnectionMessages);
  const { run, isRunning, cancel } = useLongCall(connectSearch);
  return (
    <div className={classes.part}>
      <h3 className={classes.way}>{m.withKey}</h3>
      <KeyFileForm
        messages={m}
        lengthMax={SEARCH_CONNECTION_LIMITS.key}
        isRunning={isRunning}
        isReady
        onConnect={(key) => withReauthentication(() => run({ body: { key } }))}
        onConnected={({ properties }) => onConnected(properties)}
        onCancel={cancel}
      />
    </div>
  );
}
