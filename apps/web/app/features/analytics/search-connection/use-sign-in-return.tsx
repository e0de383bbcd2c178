import { finishSearchSignIn, type SearchPropertyChoice } from '@pagewright/contract/analytics';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { searchConnectionMessages } from './connection-messages.ts';

/** Finishes the sign-in that Google sent the browser back from; returns what to say about it. */
export function useSignInReturn(onConnected: (properties: readonly SearchPropertyChoice[]) => void): {
  readonly isFinishing: boolean;
  readonly problem: ReactNode;
} {
  const m = useMessages(searchConnectionMessages);
  const [parameters, setParameters] = useSearchParams();
  // What Google sent is removed from the address, where it would stay in the history.
  const [{ state, code, error }] = useState(() => ({
    state: parameters.get('state'),
    code: parameters.get('code'),
    error: parameters.get('error'),
  }));
  const { run, isRunning } = useLongCall(finishSearchSignIn);
  const [problem, setProblem] = useState<ReactNode>(null);
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current || !state || !(code || error)) return;
    isTaken.current = true;
    setParameters({}, { replace: true });
    if (!code) return;
    void run({ body: { state, code } }).then((answer) => {
      if (answer.data) {
        notify({ type: 'success', message: m.signedIn });
        onConnected(answer.data.properties);
      } else setProblem(failureText(answer.error));
    });
  }, [state, code, error, setParameters, run, onConnected, m]);

  return { isFinishing: isRunning, problem: state && error && !code ? m.denied : problem };
}
