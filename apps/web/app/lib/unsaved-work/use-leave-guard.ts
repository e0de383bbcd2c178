import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { addUnsavedWork } from './unsaved-work.ts';
import { useCloseWarning } from './use-close-warning.ts';

interface LeaveGuardOptions {
  readonly isDirty: boolean;
  /** The form's own path; navigating to it does not count as leaving. */
  readonly ownPath: string;
  /** Closes the form, if that needs no navigation. */
  readonly onClose?: () => void;
}

/** State and actions of leaving the form. */
interface LeaveGuard {
  /** The user wants to leave and there is unsaved work. */
  readonly isAsking: boolean;
  /** Closes the form, asking first if needed. */
  readonly close: () => void;
  readonly stay: () => void;
  /** Continues to the requested destination and discards unsaved work. */
  readonly leave: () => void;
  /** Stops asking: the work is saved, and the form closes. */
  readonly release: () => void;
}

/**
 * Blocks leaving the form while there is unsaved work: in the application until `leave` is called, and on window close
 * with the browser's own prompt.
 */
export function useLeaveGuard({ isDirty, ownPath, onClose }: LeaveGuardOptions): LeaveGuard {
  const [isClosing, setClosing] = useState(false);
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation }) => isDirty && !mayLeave.current && nextLocation.pathname !== ownPath,
  );
  useCloseWarning(isDirty);
  // Signing out uses the same prompt.
  const [answer, setAnswer] = useState<{ readonly give: (mayLeave: boolean) => void } | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    return addUnsavedWork({
      ask: () => new Promise((give) => setAnswer({ give })),
      cancel: () => {
        mayLeave.current = false;
      },
    });
  }, [isDirty]);

  return {
    isAsking: isClosing || answer !== null || blocker.state === 'blocked',
    close: useCallback(() => {
      if (isDirty) setClosing(true);
      else onClose?.();
    }, [isDirty, onClose]),
    stay: () => {
      setClosing(false);
      setAnswer(null);
      answer?.give(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    leave: () => {
      setClosing(false);
      setAnswer(null);
      mayLeave.current = true;
      if (answer) answer.give(true);
      else if (blocker.state === 'blocked') blocker.proceed();
      else onClose?.();
    },
    release: () => {
      mayLeave.current = true;
    },
  };
}
