import type { z } from 'zod';
import { cleanLines, numberResults } from '../clean-answer.ts';
import type { ResultsPage } from '../port.ts';
import type { autocompleteAnswerSchema, searchAnswerSchema } from './schema.ts';

/** The results in a response. They are merged from several search engines, so there is no results page to describe. */
export function toResultsPage({ results, suggestions }: z.output<typeof searchAnswerSchema>): ResultsPage {
  return {
    results: numberResults(results.map(({ url, title, content }) => ({ url, title, snippet: content }))),
    questions: null,
    related: cleanLines(suggestions ?? []),
    features: null,
  };
}

/** Completions of a keyword; null if there are none, because autocomplete is off by default. */
export function toSuggestions([, lines]: z.output<typeof autocompleteAnswerSchema>): string[] | null {
  const suggestions = cleanLines(lines.map(unescaped));
  return suggestions.length === 0 ? null : suggestions;
}

/** Its JSON is escaped like HTML. */
function unescaped(line: string): string {
  return line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
