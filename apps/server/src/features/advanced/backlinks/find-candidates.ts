import { backlinkCandidates } from '@pagewright/engine';

/** Pages that could link to us: the engine's own search, where a thread can find it. */
export function findCandidates(
  input: Parameters<typeof backlinkCandidates>[0],
): ReturnType<typeof backlinkCandidates> {
  return backlinkCandidates(input);
}
