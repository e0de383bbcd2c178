import { analyzeStrategy, checkAlerts, trackFreshness, trackGaps } from '@pagewright/contract/advanced';
import { parseUrls } from '../../../../lib/competitor-pages/parse-urls.ts';
import { defineAnalysis, entriesOf } from '../../analysis.ts';
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
      asks: ['keywords', 'competitors', 'domain'],
      needs: ['competitors'],
      toBody: ({ keywords, competitors, domain }) => ({
        keywords: entriesOf(keywords),
        competitors: parseUrls(competitors),
        yourDomain: domain,
      }),
      View: GapsView,
    }),
    defineAnalysis({
      kind: 'check-alerts',
      call: checkAlerts,
      asks: ['keywords', 'competitors'],
      needs: ['competitors'],
      toBody: ({ keywords, competitors }) => ({
        trackedKeywords: entriesOf(keywords),
        competitors: parseUrls(competitors),
      }),
      View: AlertsView,
    }),
    defineAnalysis({
      kind: 'track-freshness',
      call: trackFreshness,
      asks: ['urls', 'keywords'],
      needs: [],
      toBody: ({ urls, keywords }) => ({ urls: parseUrls(urls), keywords: entriesOf(keywords) }),
      View: FreshnessView,
    }),
    defineAnalysis({
      kind: 'analyze-strategy',
      call: analyzeStrategy,
      asks: ['competitors', 'keywords', 'domain'],
      needs: ['competitors'],
      toBody: ({ competitors, keywords, domain }) => ({
        competitor: parseUrls(competitors)[0] ?? '',
        keywords: entriesOf(keywords),
        yourDomain: domain,
      }),
      View: StrategyView,
    }),
  ],
};
