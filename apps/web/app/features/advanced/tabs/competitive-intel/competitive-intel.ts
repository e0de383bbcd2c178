import { analyzeStrategy, checkAlerts, trackFreshness, trackGaps } from '@pagewright/contract/advanced';
import { parseUrls } from '../../../../lib/competitor-pages/parse-urls.ts';
import { defineAnalysis, parseEntries } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { AlertsView } from './alerts-view.tsx';
import { FreshnessView } from './freshness-view.tsx';
import { GapsView } from './gaps-view.tsx';
import { StrategyView } from './strategy-view.tsx';

/** Competitive Intel: what competitors cover, change, and do, and which of our own pages are outdated. */
export const competitiveIntel: AdvancedTab = {
  id: 'competitive-intel',
  analyses: [
    defineAnalysis({
      kind: 'track-gaps',
      call: trackGaps,
      inputs: ['keywords', 'competitors', 'domain'],
      requiredInputs: ['competitors'],
      toBody: ({ keywords, competitors, domain }) => ({
        keywords: parseEntries(keywords),
        competitors: parseUrls(competitors),
        yourDomain: domain,
      }),
      View: GapsView,
    }),
    defineAnalysis({
      kind: 'check-alerts',
      call: checkAlerts,
      inputs: ['keywords', 'competitors'],
      requiredInputs: ['competitors'],
      toBody: ({ keywords, competitors }) => ({
        trackedKeywords: parseEntries(keywords),
        competitors: parseUrls(competitors),
      }),
      View: AlertsView,
    }),
    defineAnalysis({
      kind: 'track-freshness',
      call: trackFreshness,
      inputs: ['urls', 'keywords'],
      requiredInputs: [],
      toBody: ({ urls, keywords }) => ({ urls: parseUrls(urls), keywords: parseEntries(keywords) }),
      View: FreshnessView,
    }),
    defineAnalysis({
      kind: 'analyze-strategy',
      call: analyzeStrategy,
      inputs: ['competitors', 'keywords', 'domain'],
      requiredInputs: ['competitors'],
      toBody: ({ competitors, keywords, domain }) => ({
        competitor: parseUrls(competitors)[0] ?? '',
        keywords: parseEntries(keywords),
        yourDomain: domain,
      }),
      View: StrategyView,
    }),
  ],
};
