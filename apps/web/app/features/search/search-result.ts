import type { ContentStatus } from '@pagewright/contract/content';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { searchWorkspace } from '@pagewright/contract/search';
import { IconCompass, IconFileText, IconHelpCircle, IconListTree, type Icon } from '@tabler/icons-react';
import { siteLink } from '../../lib/messages/site-link.ts';
import type { SearchableScreen } from './searchable-screen.ts';

/** The result groups in display order. */
export const RESULT_GROUPS = ['content', 'briefs', 'outlines', 'actions', 'screens', 'help'] as const;

/** A search result. */
export interface SearchResult {
  readonly key: string;
  readonly group: (typeof RESULT_GROUPS)[number];
  /** A path of the application, an external page, or an action. */
  readonly target: { readonly path: string } | { readonly page: string } | { readonly run: () => void };
  readonly label: string;
  readonly detail: string;
  readonly status: ContentStatus | null;
  readonly icon: Icon;
}

type Hit = CallOutput<typeof searchWorkspace>['hits'][number];

const KINDS = {
  content: { group: 'content', screen: 'content', icon: IconFileText },
  brief: { group: 'briefs', screen: 'strategy', icon: IconCompass },
  outline: { group: 'outlines', screen: 'outline', icon: IconListTree },
  help: { group: 'help', screen: 'help', icon: IconHelpCircle },
} as const satisfies Record<Hit['kind'], object>;

/** Converts a hit: items open in the editor, briefs in the wizard, outlines on their screen. */
export function toSearchResult(hit: Hit, words: { readonly untitled: string }): SearchResult {
  const { group, screen, icon } = KINDS[hit.kind];
  const path = `/${screen}/${encodeURIComponent(hit.id)}`;
  return {
    key: `${hit.kind} ${hit.id}`,
    group,
    target: hit.kind === 'help' ? { page: siteLink(path) } : { path },
    label: hit.title === '' ? words.untitled : hit.title,
    detail: hit.excerpt,
    status: hit.kind === 'content' ? hit.status : null,
    icon,
  };
}

/** Whether a text contains all words of a term, ignoring case. */
export function containsAllWords(text: string, term: string): boolean {
  const lower = text.toLocaleLowerCase();
  return term
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => lower.includes(word));
}

/** The screens whose name or description contains all words of the term; all screens for an empty term. */
export function filterScreens(screens: readonly SearchableScreen[], term: string): SearchResult[] {
  return screens
    .filter(({ label, description }) => containsAllWords(`${label} ${description}`, term))
    .map(({ path, label, description, icon }) => ({
      key: `screen ${path}`,
      group: 'screens',
      target: { path },
      label,
      detail: description,
      status: null,
      icon,
    }));
}
