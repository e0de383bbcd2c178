import { modelledTerms } from '../terms/modelled-terms.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { ENOUGH_MENTIONS, joinModelled, modelSubject } from './modelled-subject.ts';
import type { SubjectEvidence } from './subject-evidence.ts';

/**
 * The subject modeled from the keywords and a reference text, such as from an encyclopedia, for a text without pages to
 * compare with. Its provenance is `modelled`. Without a reference text, the same as `modelSubject`.
 */
export function subjectFromReference(
  keyword: string,
  named: readonly string[],
  referenceText: string,
  language: string,
): SubjectEvidence {
  const subject = modelSubject(keyword, named, language, lexiconOf(language));
  if (referenceText.trim() === '') return subject;
  const modelled = modelledTerms({ keyword, targetKeywords: named, referenceText, language });
  return joinModelled(subject, {
    ...subject,
    terms: modelled.terms.map((term) => ({ ...term, high: Math.min(term.high, ENOUGH_MENTIONS) })),
    provenance: {
      ...subject.provenance,
      method: `${subject.provenance.method}: ${modelled.provenance.method}`,
    },
  });
}
