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

/** For each keyword, whether one of the addresses mentions it. */
export function matchKeywords(addresses: readonly string[], keywords: readonly string[]): boolean[] {
  const site = { name: '', pages: addresses.map(addressOnly) };
  const found = keywordPages([site], keywords);
  return keywords.map((_, at) => Boolean(found[at]?.pages[0]));
}
