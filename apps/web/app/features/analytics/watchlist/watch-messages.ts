import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the competitor and keyword lists. */
export const watchMessages = defineMessages('watchMessages', (format) => ({
  lists: 'Watchlists',
  folded: (site: string | null, competitors: number, keywords: number) =>
    [
      ...(site === null ? [] : [site]),
      format.plural(competitors, { one: '# competitor', other: '# competitors' }),
      format.plural(keywords, { one: '# keyword', other: '# keywords' }),
    ].join(' · '),
  competitor: 'Competitors',
  keyword: 'Keywords',
  competitorPlaceholder: 'example.com',
  keywordPlaceholder: 'rain barrel',
  addLabel_competitor: 'Add a competitor',
  addLabel_keyword: 'Add a keyword',
  add: 'Add',
  importFile: 'Import CSV',
  importLabel_competitor: 'Import competitors from a CSV or text file',
  importLabel_keyword: 'Import keywords from a CSV or text file',
  fileTooLarge: 'This file is too large: 500 lines at most.',
  count: (count: number, limit: number) => `${format.number(count)} of ${format.number(limit)}`,
  loading: 'Loading watchlists',
  failed: 'The lists could not be loaded',
  retry: 'Retry',
  none_competitor: 'No competitors yet. Add a domain.',
  none_keyword: 'No keywords yet. Add one.',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  removeFailed: 'The entry could not be removed.',
  added: (count: number, ignored: number) =>
    ignored === 0
      ? `${format.number(count)} added.`
      : `${format.number(count)} added, ${format.number(ignored)} ignored (empty or duplicate).`,
  refused: (names: string) => `Not a domain: ${names}.`,
  ownSite: 'Your site',
  ownSite_named: (site: string) => `Competitors are compared with ${site}.`,
  ownSite_workspace: (site: string) => `Competitors are compared with ${site}.`,
  ownSite_verified: (site: string) => `Competitors are compared with ${site}, your verified domain.`,
  ownSite_claimed: (site: string) =>
    `Competitors are compared with ${site}, the domain in Settings → Publishing.`,
  ownSite_profile: (site: string) => `Competitors are compared with ${site}, the website in your profile.`,
  ownSite_published: (site: string) =>
    `Competitors are compared only with what you publish at ${site}. Enter your live site to compare with that instead.`,
  saveOwnSite: 'Save site',
  ownSiteSaved: 'Site saved',
  suggestions: 'Suggestions',
  suggestionsFailed: 'Suggestions could not be loaded.',
  noSuggestions: 'Nothing more to suggest. Research a keyword, or import from Search Console.',
  suggest: (name: string) => `Add ${name}`,
  why_research_competitor: (count: number) =>
    format.plural(count, {
      one: 'found for # researched keyword',
      other: 'found for # researched keywords',
    }),
  why_research: 'researched before',
  why_content: (count: number) =>
    format.plural(count, { one: 'keyword of # item', other: 'keyword of # items' }),
  why_search_console: (count: number) =>
    format.plural(count, { one: '# click in Search Console', other: '# clicks in Search Console' }),
}));
