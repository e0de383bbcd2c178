import { compareVersions } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../research/evidence/serialized-page.ts';

/** What became of an article from one version to another. */
export function compareArticles(
  before: SerializedPage,
  after: SerializedPage,
): ReturnType<typeof compareVersions> {
  return compareVersions(readSerializedPage(before), readSerializedPage(after));
}
