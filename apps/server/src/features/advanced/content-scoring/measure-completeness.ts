import type { semanticCompleteness as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { SemanticCompleteness } from '@pagewright/contract/score';
import { compute, computeOrNull, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { readSubject, readSubjectPages } from '../../content/index.ts';
import { mapCoverage } from './map-coverage.ts';
import { scoring } from './scoring.ts';

const mapping = defineTask(new URL('./map-coverage.ts', import.meta.url), mapCoverage, { kind: 'long' });

/**
 * Measures how completely a text covers a topic, as in the score, with the related keywords as terms of the topic,
 * and on a map next to the pages that the topic is based on.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function measureCompleteness(
  ctx: Context,
  { content, topic, relatedKeywords, contentId }: Omit<ParsedRequest<typeof call>['body'], 'keep'>,
): Promise<SemanticCompleteness> {
  const subjectOf = { keyword: topic, contentId };
  const subject = await readSubject(ctx, subjectOf);
  const { reason, breakdown, parts, terms, restsOn, language, provenance, engineVersion } = await compute(
    scoring,
    { content, primaryKeyword: topic, targetKeywords: relatedKeywords },
    subject,
  );
  const isMapped = reason === null && subject !== null && subject.pages.length > 0;
  return {
    completenessScore: breakdown.semanticCompleteness.completenessScore,
    reason,
    terms,
    findings: parts.find(({ id }) => id === 'semanticCompleteness')?.findings ?? [],
    restsOn: { subject: restsOn.subject, pages: restsOn.pages },
    map: isMapped
      ? await computeOrNull(mapping, { content, subject, pages: await readSubjectPages(ctx, subjectOf) })
      : null,
    language,
    provenance,
    engineVersion,
  };
}
