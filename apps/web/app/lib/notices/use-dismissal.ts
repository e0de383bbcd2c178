import { useCallback, useEffect, useRef, useState } from 'react';

/** Length of the fade in milliseconds; the style sheet has the same. */
const FADE_MS = 300;

interface Dismissal {
  readonly isLeaving: boolean;
  /** Fades now. */
  readonly leave: () => void;
  /** Stops the clock while somebody reads. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Counts a notice's time down, not counting pauses, then fades it and calls `onGone`. */
export function useDismissal(durationMs: number, onGone: () => void): Dismissal {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const remaining = useRef(durationMs);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);

  useEffect(() => {
    if (isPaused || isLeaving) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => setIsLeaving(true), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => gone.current(), FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return {
    isLeaving,
    leave: useCallback(() => setIsLeaving(true), []),
    pause: useCallback(() => setIsPaused(true), []),
    resume: useCallback(() => setIsPaused(false), []),
  };
}
