import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import { Markup } from '../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { API_DOCS_PATH } from './pages/api-docs/api-docs-pages.ts';
import { isTranslated } from './pages/index.ts';

/** A link or form whose target is on this server: its path, and its query and fragment. Texts have no plain quotes. */
const TARGET = / (href|action)="(\/[^"#?]*)([^"]*)"/g;

/**
 * Makes links and forms, which name pages as the English site does, lead to the same pages in the current language.
 * Markdown and templates make many of them, so this is done once, for the whole markup. Links to the API reference,
 * which is in English, say so.
 */
export function localizeLinks(source: Markup): Markup {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return source;
  return new Markup(
    source.text.replaceAll(TARGET, (whole, attribute: string, path: string, rest: string) => {
      if (isTranslated(path)) return ` ${attribute}="${sitePath(path, language)}${rest}"`;
      return isInApiDocs(path) ? `${whole} hreflang="${DEFAULT_LANGUAGE}"` : whole;
    }),
  );
}

const isInApiDocs = (path: string): boolean => path === API_DOCS_PATH || path.startsWith(`${API_DOCS_PATH}/`);
