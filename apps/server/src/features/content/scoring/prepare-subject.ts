import { prepareEvidence, type SubjectEvidence } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** What the evidence of a keyword is prepared from. */
interface SubjectInput {
  readonly keyword: string;
  readonly pages: readonly SerializedPage[];
  readonly peopleAlsoAsk: readonly string[];
  /** Encyclopedia articles, used for the terms of the subject. */
  readonly references: readonly SerializedPage[];
}

/**
 * Computes what pages tell about a keyword. Takes seconds for long pages, so the server runs it in a worker thread.
 */
export function prepareSubject({ keyword, pages, peopleAlsoAsk, references }: SubjectInput): SubjectEvidence {
  return prepareEvidence({
    keyword,
    pages: pages.map(readSerializedPage),
    peopleAlsoAsk,
    referenceText: references.map(textOf).join('\n\n'),
  });
}

function textOf(page: SerializedPage): string {
  return readSerializedPage(page)
    .paper.blocks.map(({ text }) => text)
    .join('\n\n');
}
