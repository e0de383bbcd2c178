import { useCallback, useEffect, useRef, useState } from 'react';

/** Fade duration in milliseconds, as in the style sheet. */
const FADE_MS = 300;

interface Dismissal {
  readonly isLeaving: boolean;
  /** Starts the fade now. */
  readonly leave: () => void;
  /** Pauses the timer while the user reads. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Counts down a notice's time, excluding pauses, then fades it and calls `onGone`. */
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
