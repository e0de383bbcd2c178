import { useCallback, useState } from 'react';

const KEY = 'pagewright.sidebar';

/** Whether the sidebar is collapsed, remembered in this browser. */
export function useCollapsedSidebar(): readonly [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setIsCollapsed] = useState(readChoice);
  const toggle = useCallback(() => {
    const next = !isCollapsed;
    setIsCollapsed(next);
    try {
      localStorage.setItem(KEY, next ? 'collapsed' : 'expanded');
    } catch {
      // Without storage, the choice lasts for this page.
    }
  }, [isCollapsed]);
  return [isCollapsed, toggle];
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}
