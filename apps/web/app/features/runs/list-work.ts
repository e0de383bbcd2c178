import { isActive, type CallRun, type CallRuns, type RunningCrawl } from '@pagewright/contract/runs';

/** The operation of a site crawl in the list of running work. Every screen loads this, so not from its contract. */
export const CRAWL_OPERATION = 'POST /site/crawls';

/** Runs and site crawls in one list: active ones first, then the newest. */
export function listWork({ runs, crawls }: CallRuns): CallRun[] {
  return [...runs, ...crawls.map(toRun)].toSorted(
    (one, other) =>
      Number(isActive(other.status)) - Number(isActive(one.status)) ||
      other.createdAt.localeCompare(one.createdAt),
  );
}

function toRun({ site, read, total, ...crawl }: RunningCrawl): CallRun {
  return {
    ...crawl,
    operation: CRAWL_OPERATION,
    label: site.replace(/^https?:\/\//, ''),
    subjectId: null,
    progress: { step: '', done: read, total },
    error: null,
    isSaved: false,
    startedAt: null,
  };
}
