import { compareVersions } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../research/evidence/serialized-page.ts';

/** Compares two versions of an article. */
export function compareArticles(
  before: SerializedPage,
  after: SerializedPage,
): ReturnType<typeof compareVersions> {
  return compareVersions(readSerializedPage(before), readSerializedPage(after));
}
