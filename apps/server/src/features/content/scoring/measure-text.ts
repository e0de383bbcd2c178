import { countWords, documentText, type EditorDocument } from '@pagewright/contract/document';
import { scoreInput, type ScoredFields } from '@pagewright/contract/score';
import { ENGINE_VERSION, score, shownScore, type SubjectEvidence } from '@pagewright/engine';
import { toDocument } from '../../../documents/to-document.ts';
import type { Measured } from '../written.ts';

/**
 * A text of any of the four formats as editor JSON in its canonical form.
 * @throws ConversionError where it is no document.
 */
export function canonicalText(content: string): string {
  return JSON.stringify(toDocument(content).document);
}

/** A measurement, and why the engine failed where it did. */
export interface TextMeasured extends Measured {
  readonly fault: string | null;
}

/**
 * Counts and scores a saved text, with the engine and the evidence that the editor has: same fields, same score. Where the
 * engine fails the score is unknown, and the text can be saved all the same.
 */
export function measureText(fields: ScoredFields, evidence: SubjectEvidence | null): TextMeasured {
  const document = JSON.parse(fields.content) as EditorDocument;
  const plain = plainText(document);
  try {
    // The document is at hand: its text need not be read again.
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

/** What is known of a text that cannot be scored. */
export function measurePlainText(content: string): TextMeasured {
  return { ...plainText(JSON.parse(content) as EditorDocument), fault: 'not scored' };
}

function plainText(document: EditorDocument): Measured {
  const text = documentText(document);
  return { text, wordCount: countWords(text), score: null, scoreResult: null, engineVersion: ENGINE_VERSION };
}
