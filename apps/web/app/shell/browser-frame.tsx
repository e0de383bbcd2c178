import { useTitleLanguage } from './use-title-language.ts';
import { useThemeColour } from './use-theme-colour.ts';

/** Keeps what lies around the page in step with it. */
export function BrowserFrame() {
  useThemeColour();
  useTitleLanguage();
  return null;
}
