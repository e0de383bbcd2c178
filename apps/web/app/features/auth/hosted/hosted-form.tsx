import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { logFailure } from '../../../lib/log/log-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { hostedIdentity } from '../../../lib/session/hosted-identity.ts';
import type { HostedPart } from '../../../lib/session/hosted-identity-port.ts';
import { emailFrom, returnPathFrom } from '../../../lib/session/return-path.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { hostedMessages } from './hosted-messages.ts';

const PATHS: Readonly<Record<HostedPart, string>> = { signIn: '/sign-in', signUp: '/sign-up' };

interface HostedFormProps {
  readonly kind: HostedPart;
  /** History state passed on to the other forms. */
  readonly state: unknown;
}

/** The hosted identity service's sign-in or sign-up form. */
export function HostedForm({ kind, state }: HostedFormProps) {
  const m = useMessages(hostedMessages);
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [stage, setStage] = useState<'loading' | 'shown' | 'failed'>('loading');
  const mount = useEffectEvent(async (element: HTMLElement) => {
    const identity = await hostedIdentity();
    return identity.mount(kind, element, {
      path: PATHS[kind],
      doneAt: returnPathFrom(state),
      email: emailFrom(state),
      navigate: (to, { replace }) => void navigate(to, { replace, state }),
    });
  });

  const isFailed = stage === 'failed';
  useEffect(() => {
    const element = frame.current;
    if (isFailed || element === null) return undefined;
    let isGone = false;
    let unmount = (): void => undefined;
    mount(element).then(
      (takeAway) => {
        if (isGone) return takeAway();
        unmount = takeAway;
        setStage('shown');
      },
      (error: unknown) => {
        if (isGone) return;
        logFailure('A part of the identity service could not be shown.', error);
        setStage('failed');
      },
    );
    return () => {
      isGone = true;
      unmount();
    };
  }, [isFailed]);

  if (isFailed) {
    return (
      <ErrorState
        level={1}
        title={m.failedTitle}
        description={m.failedText}
        retryLabel={m.tryAgain}
        onRetry={() => setStage('loading')}
      />
    );
  }
  return (
    <>
      {stage === 'loading' ? <LoadingState label={m.loading} /> : null}
      <div ref={frame} />
    </>
  );
}
