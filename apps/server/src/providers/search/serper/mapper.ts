import type { ResultsFeature } from '@pagewright/contract/analytics';
import type { z } from 'zod';
import { cleanLines, numberResults } from '../clean-answer.ts';
import type { ResultsPage } from '../port.ts';
import type { autocompleteAnswerSchema, searchAnswerSchema } from './schema.ts';

type SearchAnswer = z.output<typeof searchAnswerSchema>;

const FEATURES: readonly (readonly [keyof SearchAnswer, ResultsFeature])[] = [
  ['answerBox', 'featuredSnippet'],
  ['knowledgeGraph', 'knowledgePanel'],
  ['ads', 'ads'],
  ['shopping', 'shopping'],
  ['peopleAlsoAsk', 'peopleAlsoAsk'],
  ['topStories', 'topStories'],
  ['images', 'images'],
  ['videos', 'videos'],
  ['places', 'localPack'],
];

/** The results page in a response. A missing block is one the results page does not show. */
export function toResultsPage(answer: SearchAnswer): ResultsPage {
  const organic = answer.organic ?? [];
  const features = FEATURES.filter(([block]) => isShown(answer[block])).map(([, feature]) => feature);
  return {
    results: numberResults(organic.map(({ title, link, snippet }) => ({ title, url: link, snippet }))),
    questions: cleanLines((answer.peopleAlsoAsk ?? []).map(({ question }) => question)),
    related: cleanLines((answer.relatedSearches ?? []).map(({ query }) => query)),
    features: organic.some(({ sitelinks }) => isShown(sitelinks)) ? ['sitelinks', ...features] : features,
  };
}

/** The suggestions in a response, best first. */
export function toSuggestions(answer: z.output<typeof autocompleteAnswerSchema>): string[] {
  return cleanLines(answer.suggestions.map(({ value }) => value));
}

function isShown(block: unknown): boolean {
  return block !== undefined && block !== null && !(Array.isArray(block) && block.length === 0);
}
