import { useEffect, useState } from 'react';

/** Counts down whole seconds to 0 while running. */
export function useCountdown(from: number, isRunning: boolean): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (!isRunning || left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [isRunning, left]);
  return left;
}
