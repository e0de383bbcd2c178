import { useTitleLanguage } from './use-title-language.ts';
import { useThemeColor } from './use-theme-color.ts';

/** Keeps what surrounds the page in sync with it. */
export function BrowserFrame() {
  useThemeColor();
  useTitleLanguage();
  return null;
}
