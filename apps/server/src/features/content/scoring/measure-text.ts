import { countWords, documentText, type EditorDocument } from '@pagewright/contract/document';
import { scoreInput, type ScoredFields } from '@pagewright/contract/score';
import { ENGINE_VERSION, score, shownScore, type SubjectEvidence } from '@pagewright/engine';
import { toDocument } from '../../../documents/to-document.ts';
import type { ContentMetrics } from '../content-fields.ts';

/**
 * Converts a text in any of the four formats to canonical editor JSON.
 * @throws ConversionError if it is not a document.
 */
export function canonicalText(content: string): string {
  return JSON.stringify(toDocument(content).document);
}

/** A measurement, and the error if the engine failed. */
export interface MeasureResult extends ContentMetrics {
  readonly fault: string | null;
}

/**
 * Counts and scores a saved text, with the same engine and evidence as the editor: same fields, same score. If the
 * engine fails, the score is unknown, and the text can still be saved.
 */
export function measureText(fields: ScoredFields, evidence: SubjectEvidence | null): MeasureResult {
  const document = JSON.parse(fields.content) as EditorDocument;
  const plain = plainText(document);
  try {
    // The parsed document is at hand, so the text is not parsed again.
    const result = score({ ...scoreInput(fields), content: document, evidence });
    return {
      ...plain,
      score: result.status === 'scored' ? shownScore(result.overall) : null,
      scoreResult: result,
      fault: null,
    };
  } catch (error) {
    return { ...plain, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Counts the words of a text that cannot be scored. */
export function measurePlainText(content: string): MeasureResult {
  return { ...plainText(JSON.parse(content) as EditorDocument), fault: 'not scored' };
}

function plainText(document: EditorDocument): ContentMetrics {
  const text = documentText(document);
  return { text, wordCount: countWords(text), score: null, scoreResult: null, engineVersion: ENGINE_VERSION };
}
