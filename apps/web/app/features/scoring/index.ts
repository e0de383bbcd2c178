export type {
  LivePart,
  LiveScore,
  PlacedAssessment,
  PlacedSubstance,
  PreparedEvidence,
  ScoreRequest,
  ScoreResponse,
  SearchResultWidths,
} from './score-messages.ts';
export { findingMessages } from './finding-messages.ts';
export { createScoreWorker } from './create-score-worker.ts';
export { useEvidence, type EvidenceState } from './use-evidence.ts';
export { useLiveScore } from './use-live-score.ts';
