import { backlinkCandidates } from '@pagewright/engine';
import {
  readSerializedSitePage,
  type SerializedSitePage,
} from '../../../research/evidence/serialized-article.ts';

type Searched = Parameters<typeof backlinkCandidates>[0];

/** Finds pages that could link to us. */
export function findCandidates({
  pages,
  ourPages,
  ...input
}: Omit<Searched, 'pages' | 'ourPages'> & {
  readonly pages: readonly SerializedSitePage[];
  readonly ourPages: readonly SerializedSitePage[];
}): ReturnType<typeof backlinkCandidates> {
  return backlinkCandidates({
    ...input,
    pages: pages.map(readSerializedSitePage),
    ourPages: ourPages.map(readSerializedSitePage),
  });
}
