import { addressOnly, describeCompetitor, keywordPages } from '@pagewright/engine';
import {
  readSerializedSitePage,
  type SerializedSitePage,
} from '../../../research/evidence/serialized-article.ts';

type Described = Parameters<typeof describeCompetitor>[0];

/** Describes a site in comparison with our pages. */
export function describePages({
  pages,
  ours,
  ...input
}: Omit<Described, 'pages' | 'ours'> & {
  readonly pages: readonly SerializedSitePage[];
  readonly ours: readonly SerializedSitePage[];
}): ReturnType<typeof describeCompetitor> {
  return describeCompetitor({
    ...input,
    pages: pages.map(readSerializedSitePage),
    ours: ours.map(readSerializedSitePage),
  });
}

/** For each subject, by all its wordings, whether one of the addresses mentions it. */
export function matchKeywords(
  addresses: readonly string[],
  subjects: readonly (readonly string[])[],
): boolean[] {
  const site = { name: '', pages: addresses.map(addressOnly) };
  const found = new Map(
    keywordPages([site], [...new Set(subjects.flat())]).map(({ keyword, pages }) => [keyword, pages[0]]),
  );
  return subjects.map((wordings) => wordings.some((wording) => Boolean(found.get(wording))));
}
