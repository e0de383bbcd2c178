import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { addUnsavedWork } from './unsaved-work.ts';
import { useCloseWarning } from './use-close-warning.ts';

interface LeaveGuardOptions {
  readonly isDirty: boolean;
  /** Where the form itself stands: a move to this path is no way out. */
  readonly ownPath: string;
  /** Closes the form, where it can be closed without going anywhere. */
  readonly onClose?: () => void;
}

/** The way out of the form. */
interface LeaveGuard {
  /** Somebody wants to leave and there is unsaved work. */
  readonly isAsking: boolean;
  /** Closes the form, or asks first. */
  readonly close: () => void;
  readonly stay: () => void;
  /** Goes where it was asked to go, whatever is unsaved. */
  readonly leave: () => void;
  /** From now on nothing is asked: the work is in safety, and the form goes. */
  readonly letGo: () => void;
}

/**
 * Stops the way out of the form while there is unsaved work: inside the application until `leave` is called, on closing
 * the window by the browser's own question.
 */
export function useLeaveGuard({ isDirty, ownPath, onClose }: LeaveGuardOptions): LeaveGuard {
  const [isClosing, setClosing] = useState(false);
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation }) => isDirty && !mayLeave.current && nextLocation.pathname !== ownPath,
  );
  useCloseWarning(isDirty);
  // Signing out asks as well, and is answered by the same question.
  const [answer, setAnswer] = useState<{ readonly give: (mayLeave: boolean) => void } | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    return addUnsavedWork({
      ask: () => new Promise((give) => setAnswer({ give })),
      takeBack: () => {
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
    letGo: () => {
      mayLeave.current = true;
    },
  };
}
