import { LANGUAGES } from '@pagewright/contract/settings/preferences';
import type { LinkOpportunities } from '@pagewright/contract/advanced';
import { speaking } from '../../../language/spoken-language.ts';
import { backlinkMessages } from './messages.ts';

/** Explains what is known about linking pages, given the name of the queried source; null if there was none. */
export function sayKnown(source: string | null): string {
  return source === null ? backlinkMessages.crawledOnly : backlinkMessages.namedBy(source);
}

/** Localizes the notice of a result to the current language. Failures stay as they were worded. */
export function sayLinksAnew(result: LinkOpportunities): LinkOpportunities {
  return { ...result, notice: sayNoticeAnew(result.notice, result.source) };
}

/** Localizes the notice alone, which begins with `sayKnown` in the original caller's language. */
export function sayNoticeAnew(notice: string | null, source: string | null): string | null {
  const said = LANGUAGES.map((language) => speaking(language, () => sayKnown(source))).find((known) =>
    notice?.startsWith(known),
  );
  return notice === null || said === undefined ? notice : `${sayKnown(source)}${notice.slice(said.length)}`;
}
