import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import { Markup } from '../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { hasPage } from './pages/index.ts';

/** A link or form whose target is on this server: its path, and its query and fragment. */
const TARGET = / (href|action)="(\/[^"#?]*)([^"]*)"/g;

/**
 * Makes links and forms, which name pages as the English site does, lead to the same pages in the current language. A
 * page that it lacks stays English, and its link says so.
 */
export function localizeLinks({ text }: Markup): Markup {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return new Markup(text);
  return new Markup(
    text.replaceAll(TARGET, (whole, attribute: string, path: string, rest: string) => {
      if (hasPage(path)) return ` ${attribute}="${sitePath(path, language)}${rest}"`;
      return hasPage(path, DEFAULT_LANGUAGE) ? `${whole} hreflang="${DEFAULT_LANGUAGE}"` : whole;
    }),
  );
}
