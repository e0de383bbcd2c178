import { endpoints } from '@pagewright/contract';

/**
 * Measurements shown on the landing page and /proof. The sources are docs/validity.md and docs/engine.md: after a new
 * measurement, update those and the figures here.
 */
export const FIGURES = {
  measuredOn: '2026-11-28',
  engineVersion: '4.8.0',
  /** `npm run bench:validity` */
  validity: {
    articles: 49,
    /** How often the results for these articles were printed during development. */
    prints: 22,
    kindsOfFakes: 24,
    beaten: { percent: 85, interval: [83, 87], goal: 95 },
    stillGreen: { percent: 12, goal: 2 },
    readers: [0.67, 0.66],
    readersWithEachOther: 0.99,
    rankedArticles: 12,
    essays: { count: 343, score: 0.411, words: 0.221, goal: 0.42 },
    marksDown: { percent: 14, goal: 5 },
  },
  /** `npm run test:security` */
  security: {
    /** Each API call is tested with this many kinds of callers. */
    callers: 8,
    calls: endpoints.length,
    hostileTexts: 300,
  },
  /** `npm run bench:engine` */
  engine: {
    readability: { cefr: 0.93, oneStop: 0.7 },
    language: { sentence: 98, fewWords: 88 },
  },
} as const;
