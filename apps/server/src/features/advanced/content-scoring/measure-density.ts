import type { keywordDensity as call } from '@pagewright/contract/advanced';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { keywordDensity } from '@pagewright/engine';

/** Maximum occurrences reported per keyword; nobody looks at more. */
const MAX_PLACES = 500;

/** Measures the density of each keyword in a text in any of the four formats. */
export function measureDensity({
  content,
  targetKeywords,
}: ParsedRequest<typeof call>['body']): CallOutput<typeof call> {
  const { wordCount, keywords, engineVersion } = keywordDensity(content, targetKeywords);
  return {
    wordCount,
    provenance: { kind: 'measured', method: 'occurrences counted in any inflection' },
    engineVersion,
    keywords: keywords.map((keyword) => ({ ...keyword, places: keyword.places.slice(0, MAX_PLACES) })),
  };
}
