import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Gives the browser chrome the color of the chosen scheme, if it differs from the system's. */
export function useThemeColor(): void {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', paper);
  }, [scheme]);
}
