import { useTitleLanguage } from './use-title-language.ts';
import { useThemeColor } from './use-theme-color.ts';

/** Keeps what lies around the page in step with it. */
export function BrowserFrame() {
  useThemeColor();
  useTitleLanguage();
  return null;
}
