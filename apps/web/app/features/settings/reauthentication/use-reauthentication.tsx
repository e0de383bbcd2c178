import { useState, type ReactNode } from 'react';
import { CLIENT_CODES, type ApiFailure, type ApiResult } from '../../../lib/api/api-failure.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { ReauthenticationDialog, type Factor } from './reauthentication-dialog.tsx';

const ASKING: Readonly<Record<string, Factor>> = { password_again: 'password', code_again: 'code' };

interface PendingRequest {
  readonly factor: Factor;
  readonly answer: (isShown: boolean) => void;
}

interface Reauthentication {
  readonly withReauthentication: WithReauthentication;
  /** Render this: the dialog while it asks. */
  readonly dialog: ReactNode;
}

/** Makes sensitive calls confirm the user's identity. */
export function useReauthentication(): Reauthentication {
  const [pending, setPending] = useState<PendingRequest | null>(null);

  const ask = (factor: Factor): Promise<boolean> =>
    new Promise((resolve) => {
      setPending({ factor, answer: resolve });
    });

  async function withReauthentication<Data>(call: () => Promise<ApiResult<Data>>): Promise<ApiResult<Data>> {
    const result = await call();
    const factor = result.error === null ? undefined : ASKING[result.error.code ?? ''];
    if (result.error === null || factor === undefined) return result;
    const isShown = await ask(factor);
    setPending(null);
    return isShown ? withReauthentication(call) : { data: null, error: cancelled(result.error) };
  }

  return {
    withReauthentication,
    dialog: pending ? (
      <ReauthenticationDialog key={pending.factor} factor={pending.factor} onDone={pending.answer} />
    ) : null,
  };
}

function cancelled(failure: ApiFailure): ApiFailure {
  return { ...failure, code: CLIENT_CODES.cancelled };
}
