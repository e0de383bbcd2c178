import { LANGUAGES } from '@pagewright/contract/settings/preferences';
import type { LinkOpportunities } from '@pagewright/contract/advanced';
import { withLanguage } from '../../../language/current-language.ts';
import { backlinkMessages } from './messages.ts';

/** What is known of pages that link, by the name of the source that was asked; null: none was. */
export function sayKnown(source: string | null): string {
  return source === null ? backlinkMessages.crawledOnly : backlinkMessages.namedBy(source);
}

/** What is not known of links, anew in the language that is spoken; what failed stays as it was said. */
export function sayLinksAnew(result: LinkOpportunities): LinkOpportunities {
  return { ...result, notice: sayNoticeAnew(result.notice, result.source) };
}

/** As `sayLinksAnew`, the notice alone: it begins with what `sayKnown` said in the language of whoever asked. */
export function sayNoticeAnew(notice: string | null, source: string | null): string | null {
  const said = LANGUAGES.map((language) => withLanguage(language, () => sayKnown(source))).find((known) =>
    notice?.startsWith(known),
  );
  return notice === null || said === undefined ? notice : `${sayKnown(source)}${notice.slice(said.length)}`;
}
