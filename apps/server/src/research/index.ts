/** Evidence from the web. */
export { pageHistory, readSnapshot } from './page-history.ts';
export { readPage } from './read-page.ts';
export { refusalWithPasting } from './evidence/advise-pasting.ts';
export { gatherEvidence } from './evidence/gather-evidence.ts';
export { cutPagesNotice } from './evidence/evidence-notice.ts';
export { formatOf, packGathered, packPage, unpackPage } from './evidence/packed-page.ts';
export { withoutOriginals, type ThreadEvidence } from './evidence/thread-evidence.ts';
export type { SerializedPage } from './evidence/serialized-page.ts';
export { toEvidencePage } from './evidence/to-evidence-page.ts';
export {
  findResearch,
  findSuggestions,
  readResearchPages,
  type ReadResearchPage,
} from './evidence/read-research.ts';
export {
  RESEARCH_SAVED,
  researchSavedEffect,
  researchSavedSchema,
  type ResearchSaved,
} from './research-saved.ts';
export { findResearchPages, saveResearchSubject, type KeywordResearch } from './research-repository.ts';
export type { GatheredEvidence, GivenPage } from './evidence/gathered-evidence.ts';
export type { SerializedSitePage } from './evidence/serialized-article.ts';
export { toArticle } from './evidence/to-article.ts';
export { readSiteArticles, type SiteArticles } from './evidence/read-site-articles.ts';
export { missedPage, type MissedPage } from './read-site.ts';
export { findListings } from './site-listing-repository.ts';
export { keywordIntents } from './evidence/keyword-intents.ts';
export { expandKeyword } from './evidence/expand-keyword.ts';
export { gatherKeywordFigures } from './evidence/keyword-figures.ts';
export { wasAnySourceQueried } from './evidence/gathered-evidence.ts';
export { keywordKey, normalizeKeyword } from './research-keyword.ts';
export { keywordDemand, type KeywordDemand } from './evidence/keyword-demand.ts';
export { checkLinks, type CheckedLink } from './check-links.ts';
export { isGone } from './gone.ts';
export { findLinkingPages } from './evidence/find-linking-pages.ts';
export { findResults } from './evidence/find-results.ts';
export { readKnownPages } from './evidence/read-known-pages.ts';
export { gatherDemand, gatherInterest, toSeries, type DemandSeries } from './evidence/gather-demand.ts';
export { findCrawl, hasCrawled, listCrawls, type CrawlRow } from './site-index/crawl-list-repository.ts';
export {
  cancelCrawl,
  cancelScheduled,
  deleteUnusedSites,
  findOwnCopy,
  insertCrawl,
  readClock,
  SCHEDULED_SHARE,
} from './site-index/crawl-repository.ts';
export { readIndexedSite, readOtherIndexedSites } from './site-index/indexed-site-repository.ts';
export {
  addSchedules,
  claimSchedule,
  findSchedule,
  insertScheduledCrawl,
  saveSchedule,
  type DueSchedule,
} from './site-index/schedule-repository.ts';
export { listRunningCrawls } from './site-index/running-crawls.ts';
export { openForCrawl } from './site-index/open-site.ts';
export { runPageScores } from './site-index/score-pages.ts';
export { runCrawls } from './site-index/run-crawls.ts';
