/** The subject of an analysis request. */
export interface AskedAbout {
  /** A keyword that no one has asked about before. */
  readonly keyword: string;
  /** A competitor's site. */
  readonly site: string;
  /** A text, in any of the four formats. */
  readonly content: string;
  /** Full pages that are provided instead of fetched. */
  readonly pages: readonly { readonly text: string }[];
}

/** The request for an analysis, what it must reject, and what it must not claim to know. */
export interface AnalysisExpectation {
  /** A complete request: its body, or the query of a GET. */
  readonly ask: (about: AskedAbout) => Readonly<Record<string, unknown>>;
  /** Values that must be rejected with 400, by the field that the error names. */
  readonly refuses: readonly (readonly [field: string, value: unknown])[];
  /** Response paths that only an external source can fill; `[]` stands for each list entry. */
  readonly knownOutside: readonly string[];
  /** Without a readable site there is no result: 422. */
  readonly needsSites?: true;
}

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `entry ${at}`);
const LONG_KEYWORD = 'x'.repeat(121);
const score = {
  ask: ({ content, keyword }: AskedAbout) => ({ content, primaryKeyword: keyword }),
  refuses: [
    ['content', 7],
    ['primaryKeyword', LONG_KEYWORD],
    ['targetKeywords', many(51)],
  ] as const,
  knownOutside: ['restsOn.pages[]', 'breakdown.serpIntegration.totalScore'],
};
const timeRanges = [
  ['timeRange', 'yesterday'],
  ['timeRange', '2026-01-01..'],
] as const;
const gaps = { knownOutside: ['gaps[].demand'], needsSites: true } as const;
const alerts = { knownOutside: ['alerts[]'], needsSites: true } as const;
const freshness = { knownOutside: ['updatePriority[].views'], needsSites: true } as const;
const strategy = { knownOutside: [], needsSites: true } as const;
const links = { knownOutside: ['source', 'opportunities[]'], needsSites: true } as const;
const competitors = [
  ['competitors', ''],
  ['competitors', many(11)],
] as const;

/** Every analysis of Advanced Features and Competitive Analytics by method and path. */
export const ANALYSIS_EXPECTATIONS: Readonly<Record<string, AnalysisExpectation>> = {
  'POST /content/score': score,
  'POST /content-scoring/live-score': { ...score, refuses: [...score.refuses, ['keep', 'yes']] },
  'POST /content-scoring/keyword-density': {
    ask: ({ content, keyword }) => ({ content, targetKeywords: [keyword] }),
    refuses: [
      ['content', {}],
      ['targetKeywords', many(51)],
    ],
    knownOutside: [],
  },
  'POST /content-scoring/serp-integration': {
    ask: ({ content, keyword, pages }) => ({ content, primaryKeyword: keyword, pages }),
    refuses: [
      ['primaryKeyword', LONG_KEYWORD],
      ['pages', many(11)],
    ],
    knownOutside: [
      'totalScore',
      'restsOn.pages[]',
      'evidence.results',
      'evidence.questions',
      'evidence.research',
    ],
  },
  'POST /content-scoring/semantic-completeness': {
    ask: ({ content, keyword }) => ({ content, topic: keyword }),
    refuses: [
      ['topic', LONG_KEYWORD],
      ['relatedKeywords', many(51)],
    ],
    knownOutside: ['restsOn.pages[]'],
  },
  'POST /ai-optimization/analyze-patterns': {
    ask: ({ keyword, pages }) => ({ keywords: [keyword], pages }),
    refuses: [
      ['keywords', []],
      ['keywords', many(6)],
    ],
    knownOutside: ['patterns[]', 'keywords[].readiness', 'keywords[].pages[]', 'questions[].pages'],
  },
  'POST /ai-optimization/voice-search-outline': {
    ask: ({ keyword, pages }) => ({ topic: keyword, pages }),
    refuses: [
      ['topic', ' '],
      ['optimizationData', 'all'],
    ],
    knownOutside: ['sections[].answer', 'sections[].depth[]', 'answered'],
  },
  'POST /competitive-intelligence/track-gaps': {
    ...gaps,
    ask: ({ keyword, site }) => ({ keywords: [keyword], competitors: [site] }),
    refuses: [...competitors, ['keywords', many(51)]],
  },
  'POST /competitive-intelligence/check-alerts': {
    ...alerts,
    ask: ({ keyword, site }) => ({ competitors: [site], trackedKeywords: [keyword] }),
    refuses: [...competitors, ['trackedKeywords', many(51)]],
  },
  'POST /competitive-intelligence/track-freshness': {
    ...freshness,
    ask: ({ keyword, site }) => ({ urls: [site], keywords: [keyword] }),
    refuses: [
      ['urls', many(21)],
      ['keywords', LONG_KEYWORD],
    ],
  },
  'POST /competitive-intelligence/analyze-strategy': {
    ...strategy,
    ask: ({ keyword, site }) => ({ competitor: site, keywords: [keyword] }),
    refuses: [
      ['competitor', ''],
      ['refresh', 'often'],
    ],
  },
  'POST /multi-intent/analyze-intent': {
    ask: ({ keyword, pages }) => ({ keyword, pages }),
    refuses: [
      ['keyword', ''],
      ['keyword', LONG_KEYWORD],
    ],
    knownOutside: ['formats[]', 'favouredFormat', 'evidence.pages[]'],
  },
  'POST /multi-intent/create-strategy': {
    ask: ({ keyword, pages }) => ({ keyword, pages }),
    refuses: [
      ['keyword', ' '],
      ['intentAnalysis', { intents: [{ intent: 'hungry', probability: 1, format: null }] }],
    ],
    knownOutside: ['evidence.pages[]'],
  },
  'POST /multi-intent/keyword-list': {
    ask: ({ keyword }) => ({ keywords: [keyword, `${keyword} guide`] }),
    refuses: [
      ['keywords', many(501)],
      ['keywords', [LONG_KEYWORD]],
      ['expand', LONG_KEYWORD],
    ],
    knownOutside: [
      'figures',
      'keywords[].volume',
      'keywords[].difficulty',
      'keywords[].clickPrice',
      'clusters[].volume',
    ],
  },
  'POST /multi-intent/funnel-opportunities': {
    ask: ({ keyword }) => ({ keywords: [keyword] }),
    refuses: [
      ['keywords', []],
      ['keywords', many(101)],
    ],
    knownOutside: ['opportunities[].articles[]'],
  },
  'POST /backlink-opportunities/analyze-competitors': {
    ...links,
    ask: ({ site }) => ({ competitors: [site] }),
    refuses: competitors,
  },
  'POST /backlink-opportunities/broken-links': {
    ...links,
    ask: ({ site }) => ({ competitorUrls: [site] }),
    refuses: [
      ['competitorUrls', []],
      ['competitorUrls', many(11)],
    ],
  },
  'POST /backlink-opportunities/unlinked-mentions': {
    ...links,
    ask: ({ keyword, site }) => ({ brandName: keyword, competitors: [site] }),
    refuses: [
      ['brandName', 'x'],
      ['competitors', many(11)],
    ],
  },
  'POST /backlink-opportunities/generate-outreach': {
    ask: ({ keyword, site }) => ({
      opportunities: [{ kind: 'unlinked_mention', pageUrl: `${site}/`, pageTitle: keyword }],
    }),
    refuses: [
      ['opportunities', []],
      ['opportunities', [{ kind: 'unlinked_mention', pageUrl: 'javascript:alert(1)', pageTitle: '' }]],
    ],
    knownOutside: [],
  },
  'POST /comprehensive-analysis': {
    ask: ({ content, keyword, site }) => ({ content, primaryKeyword: keyword, competitors: [site] }),
    refuses: [
      ['primaryKeyword', ''],
      ['competitors', many(11)],
    ],
    knownOutside: ['parts.gaps.result.gaps[].demand', 'parts.links.result.opportunities[]'],
  },
  'POST /predictive-analytics/forecast-performance': {
    ask: ({ keyword }) => ({ topic: keyword, targetKeywords: [`${keyword} price`] }),
    refuses: [
      ['topic', ''],
      ['targetKeywords', many(6)],
    ],
    knownOutside: ['forecasts[].measure', 'forecasts[].mean[]', 'forecasts[].history[]'],
  },
  'POST /predictive-analytics/emerging-topics': {
    ask: ({ keyword }) => ({ seedKeywords: [keyword] }),
    refuses: [
      ['seedKeywords', []],
      ['seedKeywords', many(9)],
      ['industry', 'spying'],
    ],
    knownOutside: ['topics[]'],
  },
  'GET /predictive-analytics/forecasts': {
    ask: () => ({}),
    refuses: [],
    knownOutside: ['forecasts[]', 'summary.months', 'summary.within90'],
  },
  'POST /content-promotion/find-syndication-partners': {
    ask: ({ keyword, site }) => ({ topic: keyword, sites: [site] }),
    refuses: [
      ['topic', ''],
      ['sites', many(11)],
    ],
    knownOutside: ['partners[]'],
  },
  'POST /content-promotion/generate-social-snippets': {
    ask: ({ content }) => ({ content }),
    refuses: [
      ['content', ' '],
      ['targetPlatform', 'Myspace'],
      ['url', 'javascript:alert(1)'],
    ],
    knownOutside: [],
  },
  'GET /analytics': {
    ask: () => ({ timeRange: '30d' }),
    refuses: timeRanges,
    knownOutside: ['totals.views', 'sources[]'],
  },
  'GET /analytics/content/{id}': {
    ask: () => ({ timeRange: '30d' }),
    refuses: timeRanges,
    knownOutside: ['totals.views', 'sources[]', 'targets[]'],
  },
  'GET /analytics/keywords': {
    ask: ({ keyword }) => ({ keyword }),
    refuses: [['keyword', ''], ...timeRanges],
    knownOutside: ['totals.views', 'search', 'pages[].search'],
  },
  'GET /analytics/performance': {
    ask: () => ({ timeRange: '30d' }),
    refuses: timeRanges,
    knownOutside: ['pages[].views', 'pages[].trafficFall'],
  },
  'GET /analytics/stats': {
    ask: () => ({ month: 3, year: 2026 }),
    refuses: [
      ['month', 13],
      ['year', 'soon'],
    ],
    knownOutside: ['scheduled', 'published', 'inProgress'],
  },
  'GET /analytics/competitor-gaps': {
    ...gaps,
    ask: ({ keyword, site }) => ({ keywords: keyword, competitors: site }),
    refuses: competitors,
  },
  'GET /analytics/content-freshness': {
    ...freshness,
    ask: ({ keyword, site }) => ({ urls: site, keywords: keyword }),
    refuses: [['urls', many(21)]],
  },
  'GET /analytics/competitor-strategy': {
    ...strategy,
    ask: ({ keyword, site }) => ({ competitor: site, keywords: keyword }),
    refuses: [['competitor', '']],
  },
  'GET /analytics/competitor-alerts': {
    ...alerts,
    knownOutside: ['[]'],
    ask: ({ keyword, site }) => ({ competitors: site, keywords: keyword }),
    refuses: competitors,
  },
};
