import { useTranslatedTitle } from './use-translated-title.ts';
import { useThemeColor } from './use-theme-color.ts';

/** Keeps what surrounds the page in sync with it. */
export function BrowserFrame() {
  useThemeColor();
  useTranslatedTitle();
  return null;
}
