import { isActive, type CallRun } from '@pagewright/contract/runs';
import { CRAWL_OPERATION } from './list-work.ts';

/** Names of runs, by the last segment of their call's path. */
export const RUN_NAMES = {
  'analyze-intent': 'intentMix',
  'analyze-competitors': 'linkOpportunities',
  'analyze-patterns': 'answerPatterns',
  'analyze-strategy': 'competitorStrategy',
  'broken-links': 'brokenLinks',
  'check-alerts': 'competitorAlerts',
  'comprehensive-analysis': 'comprehensive',
  'create-strategy': 'intentStrategy',
  'emerging-topics': 'emergingTopics',
  'find-syndication-partners': 'partners',
  'forecast-performance': 'forecast',
  'funnel-opportunities': 'funnel',
  'keyword-list': 'keywordList',
  'generate-outreach': 'outreach',
  'generate-social-snippets': 'snippets',
  'serp-integration': 'serpIntegration',
  'track-freshness': 'freshness',
  'track-gaps': 'gaps',
  'unlinked-mentions': 'mentions',
  'voice-search-outline': 'voiceOutline',
  'competitor-alerts': 'competitorAlerts',
  'competitor-gaps': 'gaps',
  'competitor-strategy': 'competitorStrategy',
  'content-freshness': 'freshness',
  'analyze-keyword': 'keyword',
  complete: 'outline',
  'funnel-stage': 'outline',
  generate: 'outline',
  geographic: 'outline',
  industry: 'outline',
  'multi-targeting': 'outline',
  'regenerate-section': 'section',
  'analyze-brief': 'briefAnalysis',
  'generate-brief': 'brief',
  'generate-strategy': 'strategy',
  'measure-page': 'pageSpeed',
  crawls: 'siteCrawl',
} as const;
type RunKind = keyof typeof RUN_NAMES;

/** The Advanced Features tab of an analysis, by the first segment of its path. */
const ADVANCED_TABS: Readonly<Record<string, string>> = {
  'content-scoring': 'content-scoring',
  'ai-optimization': 'ai-optimization',
  'competitive-intelligence': 'competitive-intel',
  'multi-intent': 'multi-intent',
  'backlink-opportunities': 'backlink-finder',
  'comprehensive-analysis': 'comprehensive',
  'predictive-analytics': 'predictive-analytics',
  'content-promotion': 'content-promotion',
};
const ANALYTICS_TABS: Readonly<Record<string, string>> = {
  'competitor-alerts': '/analytics/alerts',
  'competitor-gaps': '/analytics',
  'competitor-strategy': '/analytics/strategy',
  'content-freshness': '/analytics/freshness',
};
const WIZARD_STEPS: Readonly<Record<string, string>> = {
  'generate-brief': 'brief',
  'analyze-brief': 'analysis',
  'generate-strategy': 'strategy',
};

/** The name of a run; null if this version does not know it. */
export function runName({ operation }: Pick<CallRun, 'operation'>): (typeof RUN_NAMES)[RunKind] | null {
  const kind = operation.split('/').at(-1) ?? '';
  return Object.hasOwn(RUN_NAMES, kind) ? RUN_NAMES[kind as RunKind] : null;
}

/** The screen that follows a run and shows its result; null if there is none. */
export function runDestination(
  run: Pick<CallRun, 'id' | 'operation' | 'status' | 'isSaved' | 'subjectId' | 'label'>,
): string | null {
  const { id, operation, status, isSaved, subjectId, label } = run;
  // What was read until the end is kept, however it ended.
  if (operation === CRAWL_OPERATION) return `/analytics/site?${new URLSearchParams({ site: label })}`;
  // First results are stored before the final ones.
  const isDone = status === 'done' || (isSaved && status !== 'failed');
  if (!isActive(status) && !isDone) return null;
  const [, first = '', last = first] = operation.split('/');
  if (first === 'smart-outline') {
    if (isDone) return last === 'analyze-keyword' ? null : `/outline?run=${id}`;
    return last === 'analyze-keyword' || last === 'regenerate-section' ? null : '/outline';
  }
  const analytics = ANALYTICS_TABS[last];
  if (first === 'analytics' && analytics !== undefined)
    return isDone && last !== 'competitor-alerts' ? `${analytics}?run=${id}` : analytics;
  if (last === 'measure-page') return '/analytics/site?view=speed';
  const step = WIZARD_STEPS[last];
  if (step !== undefined) {
    const briefId = last === 'generate-brief' ? (isDone ? id : null) : subjectId;
    if (briefId !== null) return `/strategy/${briefId}?step=${step}`;
    return last === 'generate-brief' ? '/strategy' : null;
  }
  const tab = ADVANCED_TABS[first];
  // Research requested in the editor belongs to its item.
  if (last === 'serp-integration' && !isSaved && subjectId !== null) return `/content/${subjectId}`;
  if (tab === undefined || (isDone && !isSaved)) return null;
  const search = new URLSearchParams({ tab, analysis: last, ...(isDone ? { run: id } : {}) });
  return `/advanced?${search}`;
}
