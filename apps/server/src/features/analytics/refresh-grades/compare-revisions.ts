import { documentText, parseEditorDocument } from '@pagewright/contract/document';
import { changedShare } from '@pagewright/engine';

/** The share of words that changed between two stored texts, per pair. A text that cannot be read counts as changed. */
export function compareRevisions(pairs: readonly (readonly [before: string, after: string])[]): number[] {
  return pairs.map(([before, after]) => {
    if (before === after) return 0;
    const [first, second] = [parseEditorDocument(before), parseEditorDocument(after)];
    return first.ok && second.ok
      ? changedShare(documentText(first.document), documentText(second.document))
      : 1;
  });
}
