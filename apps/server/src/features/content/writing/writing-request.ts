import type { writeText } from '@pagewright/contract/content';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { SerializedPage } from '../../../research/index.ts';
import type { WrittenText } from '@pagewright/contract/content';

/** What is to be written, as it was asked for. */
export type WritingRequest = ParsedRequest<typeof writeText>['body'];

/** A page of the item's evidence under its id. */
export interface WritingPage {
  readonly id: string;
  readonly page: SerializedPage;
}

/** What was written, before its sources are numbered anew: `sources` are indexes of all pages that were there. */
export type Written = Omit<WrittenText, 'kind' | 'sources'>;
