import { addressOnly, describeCompetitor, keywordPages } from '@pagewright/engine';

/** What a site does: the engine's own description, where a thread can find it. */
export function describePages(
  input: Parameters<typeof describeCompetitor>[0],
): ReturnType<typeof describeCompetitor> {
  return describeCompetitor(input);
}

/** For each keyword whether one of the addresses speaks of it. */
export function spokenOf(addresses: readonly string[], keywords: readonly string[]): boolean[] {
  const site = { name: '', pages: addresses.map(addressOnly) };
  const found = keywordPages([site], keywords);
  return keywords.map((_, at) => Boolean(found[at]?.pages[0]));
}
