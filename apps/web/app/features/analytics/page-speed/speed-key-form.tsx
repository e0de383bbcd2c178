import { connectPageSpeed, PAGE_SPEED_LIMITS } from '@pagewright/contract/analytics';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ApiKeyForm } from '../connection/api-key-form.tsx';
import { speedConnectionMessages } from './speed-connection-messages.ts';

interface SpeedKeyFormProps {
  readonly withReauthentication: WithReauthentication;
  readonly onConnected: () => void;
}

/** Takes an API key. Google is asked about it before it is stored. */
export function SpeedKeyForm({ withReauthentication, onConnected }: SpeedKeyFormProps) {
  const m = useMessages(speedConnectionMessages);
  const { run, isRunning, cancel } = useLongCall(connectPageSpeed);
  return (
    <ApiKeyForm
      messages={m}
      lengthMax={PAGE_SPEED_LIMITS.key}
      isRunning={isRunning}
      onConnect={(key) => withReauthentication(() => run({ body: { key } }))}
      onConnected={onConnected}
      onCancel={cancel}
    />
  );
}
