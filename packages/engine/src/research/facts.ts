import type { EvidenceFacts } from './evidence-use.ts';
import type { FieldFacts } from './fields.ts';
import type { KeywordFacts } from './keyword-use.ts';
import type { ReadingFacts } from './reading.ts';
import type { StructureFacts } from './structure.ts';
import type { SubstanceReading } from '../substance/measure-substance.ts';
import type { SubjectFacts } from './subject.ts';
import type { WordingFacts } from './wording.ts';

/** All facts for the assessments; they see nothing else. */
export interface Facts {
  fields: FieldFacts;
  keyword: KeywordFacts;
  reading: ReadingFacts;
  structure: StructureFacts;
  evidence: EvidenceFacts;
  wording: WordingFacts;
  substance: SubstanceReading;
  /** Null when nothing is known about the subject. */
  subject: SubjectFacts | null;
}
