import type { PageSpeedProblem } from '@pagewright/contract/analytics';
import { PageSpeedError } from '../page-speed-error.ts';
import type { LabResult } from '../port.ts';
import { readLabResult } from './read-lab-result.ts';

/** What a response of PageSpeed Insights holds, or why it holds no result. Runs in worker threads. */
export function parseLabResult(
  bytes: Uint8Array,
): { readonly result: LabResult } | { readonly problem: PageSpeedProblem } {
  try {
    return { result: readLabResult(JSON.parse(new TextDecoder().decode(bytes))) };
  } catch (error) {
    return { problem: error instanceof PageSpeedError ? error.problem : 'speed_unreadable' };
  }
}
