import type { writeText } from '@pagewright/contract/content';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { SerializedPage } from '../../../research/index.ts';
import type { WrittenText } from '@pagewright/contract/content';

/** A parsed writing request. */
export type WritingRequest = ParsedRequest<typeof writeText>['body'];

/** A page of the item's evidence with its id. */
export interface WritingPage {
  readonly id: string;
  readonly page: SerializedPage;
}

/** Written text before its sources are renumbered: `sources` are indexes into all available pages. */
export type GeneratedText = Omit<WrittenText, 'kind' | 'sources'>;
