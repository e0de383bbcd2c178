import { prepareEvidence, type SubjectEvidence } from '@pagewright/engine';

/** What pages say of a keyword: the engine's own preparation, where a thread can find it. */
export function prepareSubject(given: Parameters<typeof prepareEvidence>[0]): SubjectEvidence {
  return prepareEvidence(given);
}
