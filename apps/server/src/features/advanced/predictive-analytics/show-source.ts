import type { emergingTopics } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { GatheredEvidence } from '../../../research/index.ts';

/** Maps a queried source to its API form. */
export function toSource({
  title,
  condition,
  message,
  gatheredAt,
}: GatheredEvidence['sources'][number]): HandlerOutput<typeof emergingTopics>['sources'][number] {
  return { title, condition, message, gatheredAt };
}
