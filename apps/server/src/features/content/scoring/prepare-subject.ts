import { prepareEvidence, type SubjectEvidence } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** What the evidence of a keyword is prepared from. */
interface SubjectInput {
  readonly keyword: string;
  readonly pages: readonly SerializedPage[];
  readonly peopleAlsoAsk: readonly string[];
  /** Articles of an encyclopedia, whose text tells the subject's terms. */
  readonly references: readonly SerializedPage[];
}

/** What pages say of a keyword. Takes seconds for long pages, so the server does it in a thread. */
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
