import { compareVersions } from '@pagewright/engine';

/** What became of an article: the engine's own comparison, where a thread can find it. */
export function compareArticles(
  ...versions: Parameters<typeof compareVersions>
): ReturnType<typeof compareVersions> {
  return compareVersions(...versions);
}
