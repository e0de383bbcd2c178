import type { semanticCompleteness as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { SemanticCompleteness } from '@pagewright/contract/score';
import type { Context } from '../../../context.ts';
import { scoreLive } from './score-live.ts';

/**
 * How completely a text covers a topic: as the score says it, with the related keywords as terms of the topic.
 * @throws ApiError 404 where there is no item that the caller may read.
 */
export async function measureCompleteness(
  ctx: Context,
  { content, topic, relatedKeywords, contentId }: Omit<ParsedRequest<typeof call>['body'], 'keep'>,
): Promise<SemanticCompleteness> {
  const { reason, breakdown, parts, terms, restsOn, language, provenance, engineVersion } = await scoreLive(
    ctx,
    {
      content,
      contentId,
      primaryKeyword: topic,
      targetKeywords: relatedKeywords,
    },
  );
  return {
    completenessScore: breakdown.semanticCompleteness.completenessScore,
    reason,
    terms,
    findings: parts.find(({ id }) => id === 'semanticCompleteness')?.findings ?? [],
    restsOn: { subject: restsOn.subject, pages: restsOn.pages },
    language,
    provenance,
    engineVersion,
  };
}
