import type { OwnChange } from './prompt-panels/run-result.ts';
import type { RankChange } from './ranks/rank-changes.ts';
import type { PageFall, QueryFall } from './search-performance/falls/falls-repository.ts';

/** A page that lost clicks, and what they are compared with. */
type FallenPage = Omit<PageFall, 'day'> & { readonly isYearKnown: boolean };

/** Messages in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  forbidden: 'Only the person who added this or a workspace admin can remove it.',
  exportTooLarge: 'This export is too large. Download one with fewer days or rows.',
  unreadableExport:
    'This is not a Search Console export. In Search Console, open Performance, choose Export, “Download CSV”, and upload the whole zip file.',
  noFigures:
    'This file has no table of queries, pages, or days. Upload the whole zip file from Search Console, exported without a date comparison.',
  daysMissing:
    'This file does not say which days it covers. Enter the first and last day, or upload the whole zip file.',
  wrongDays: 'The first day must come before the last, and the range can be at most 550 days.',
  tooManyImports: 'A workspace can keep 60 imports. Remove one you no longer need.',
  aiLogTooLarge: 'This log is too large. Upload at most 50 MB (500 MB unpacked), such as one day at a time.',
  aiLogTooManyViews:
    'This log has more than 200,000 visits of AI agents. Upload a part of it, such as one day.',
  aiLogUnreadable:
    'No line of this file is a log entry we know. Upload an access log of Apache or Nginx in the “combined” format, or JSON lines of Cloudflare Logpush.',
  aiLogsFull: 'The workspace has too many imported logs. Delete one that you no longer need.',
  noSite: 'This is not a valid domain. Enter one such as example.com.',
  watchlistFull: (kind: 'competitor' | 'keyword', limit: number) =>
    `A workspace can watch at most ${limit} ${kind}s. Remove one to add another.`,
  dailyForAdmins: 'Only a workspace admin can change this, because it uses the workspace’s requests.',
  checkFailed: 'The sites could not be checked. We will try again tomorrow.',
  connectionForAdmins: 'Only an admin of the workspace can connect Search Console or change the connection.',
  wrongRange: 'The first day must come before the last, and the range can be at most 731 days.',
  speedForAdmins:
    'Only an admin of the workspace can connect Google’s page speed data or change the connection.',
  retriedAutomatically: (problem: string) => `${problem} We will try again automatically.`,
  speedNotConnected: 'Connect Google’s page speed data under Settings → Connections first.',
  speedNoSite: 'Crawl your site first, so that its address and its pages are known.',
  speedOtherSite: (site: string) =>
    `This page is not on ${site}. Only pages of your own site can be checked.`,
  speedDailyLimit:
    'No more page speed calls can be made today: the daily limit is reached. They continue tomorrow (Pacific Time).',
  speedMeasuring: 'Google is loading the page, which takes about half a minute',
  unreadableRanks:
    'This file has no column of keywords and one of positions. Export a CSV from Semrush, Ahrefs, SerpBear, or another rank tracker.',
  rankDayMissing: 'This file does not say which day all of its positions are from. Enter the day.',
  rankFileEmpty: 'This file has no positions.',
  ranksName: 'Rank tracking',
  rankNoSite:
    'Name your own site or watch a competitor first: there is no site whose positions could be tracked.',
  rankSourceUnknown: 'This search source is not set up or does not read positions.',
  rankDeviceUnknown: (title: string) => `${title} cannot be asked for this device.`,
  rankTrackedAlready: 'This market is already tracked with this source and device.',
  rankTooMany: (limit: number) => `A workspace can have at most ${limit} trackers. Remove one first.`,
  rankBudgetUsed:
    'The monthly budget for rank tracking is used up. Checks continue next month, or when an admin raises the budget.',
  rankPlanLimit:
    'Your plan has no SEO requests left this month. We will try again tomorrow; your own API key does not count against the plan.',
  rankSourceMissing: (title: string) => `${title} is no longer set up for this workspace.`,
  rankUnknownProblem: (title: string) => `${title} did not answer.`,
  rankChanged: ({ keyword, site, isEntry, position }: RankChange) =>
    isEntry
      ? `${site} entered the first ten results for “${keyword}” (position ${position}).`
      : `${site} left the first ten results for “${keyword}”${position === null ? '' : ` (position ${position})`}.`,
  moreRankChanges: (count: number) => (count === 1 ? 'And one more change.' : `And ${count} more changes.`),
  searchPageFell: ({ page, clicks, before, isYearKnown }: FallenPage) =>
    isYearKnown
      ? `${page} had ${clicks} clicks in 28 days, after ${before} in the same weeks a year earlier.`
      : `${page} had ${clicks} clicks in 28 days, after ${before} in the 28 days before. Last year’s figures are not known, so part of this may be seasonal.`,
  searchQueryFell: ({ query, position }: QueryFall) =>
    `“${query}” left the first ten results: its mean position over 28 days is ${position.toFixed(1)}.`,
  moreSearchFalls: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  promptTooMany: (limit: number) => `A workspace can have at most ${limit} panels. Remove one first.`,
  promptModelUnknown: (model: string) =>
    `The language model ${model} is not set up for this workspace. Choose another one.`,
  promptRunning: 'This panel is already being asked. Wait until the run is over, or stop it.',
  promptRunsToday: (limit: number) =>
    `A panel can be asked at most ${limit} times within 24 hours. Try again later.`,
  promptRunClosed:
    'Missing answers can only be asked for within a day of the start of the run. Start a new run instead.',
  promptShareChanged: ({ name, isUp, share, n }: OwnChange) =>
    `The share of AI answers that mention ${name} went ${isUp ? 'up' : 'down'} to ${Math.round(share * 100)}% (${n} answers).`,
  promptProblems: (model: string) => ({
    ownerless: 'The admin in whose name it asks has left. Save the panel to take it over.',
    model_missing: `${model} is no longer set up for this workspace.`,
    plan_limit:
      'Your plan has no AI requests left this month. Your own API key does not count against the plan.',
    key_refused: `The API key of ${model} was rejected.`,
    stopped: 'The run was stopped.',
    took_too_long: 'The run took more than a day and was ended.',
    busy: `${model} was not taking requests.`,
    request_refused: `${model} rejected the question.`,
    withheld: `${model} withheld its answer.`,
    too_slow: `${model} took too long to answer.`,
    cut_off: 'The answer was too long and broke off.',
    empty: 'The answer was empty.',
    failed: `${model} did not answer.`,
  }),
};

/** Shape of the messages in each language. */
export type AnalyticsSentences = typeof english;
