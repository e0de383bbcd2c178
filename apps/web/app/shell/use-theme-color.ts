import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Gives the browser's own frame the color of the chosen scheme, where it differs from the system's. */
export function useThemeColor(): void {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', paper);
  }, [scheme]);
}
