import { LANGUAGES } from '@pagewright/contract/settings/preferences';
import type { LinkOpportunities } from '@pagewright/contract/advanced';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { backlinkMessages } from './messages.ts';

/** Explains what is known about linking pages, given the name of the queried source; null if there was none. */
export function describeLinkSource(source: string | null): string {
  return source === null ? backlinkMessages.crawledOnly : backlinkMessages.namedBy(source);
}

/** Localizes the notice of a result to the current language. Failures stay as they were worded. */
export function localizeLinks(result: LinkOpportunities): LinkOpportunities {
  return { ...result, notice: localizeNotice(result.notice, result.source) };
}

/** Localizes the notice alone, which begins with `describeLinkSource` in the original caller's language. */
export function localizeNotice(notice: string | null, source: string | null): string | null {
  const said = LANGUAGES.map((language) => withLanguage(language, () => describeLinkSource(source))).find(
    (known) => notice?.startsWith(known),
  );
  return notice === null || said === undefined
    ? notice
    : `${describeLinkSource(source)}${notice.slice(said.length)}`;
}
