import type { z } from 'zod';
import { cleanLines, numberResults } from '../clean-answer.ts';
import type { ResultsPage } from '../port.ts';
import type { autocompleteAnswerSchema, searchAnswerSchema } from './schema.ts';

/** The results that an answer holds. It merges several search engines, so it has no results page of its own to tell of. */
export function toResultsPage({ results, suggestions }: z.output<typeof searchAnswerSchema>): ResultsPage {
  return {
    results: numberResults(results.map(({ url, title, content }) => ({ url, title, snippet: content }))),
    questions: null,
    related: cleanLines(suggestions ?? []),
    features: null,
  };
}

/** What a keyword is completed to; null where there is nothing, because completing is off unless it was switched on. */
export function toSuggestions([, lines]: z.output<typeof autocompleteAnswerSchema>): string[] | null {
  const suggestions = cleanLines(lines.map(unescaped));
  return suggestions.length === 0 ? null : suggestions;
}

/** It escapes its JSON as if it were HTML. */
function unescaped(line: string): string {
  return line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
