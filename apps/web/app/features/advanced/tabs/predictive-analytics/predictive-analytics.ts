import { emergingTopics, forecastPerformance } from '@pagewright/contract/advanced';
import { INDUSTRIES } from '@pagewright/contract/outline';
import { defineAnalysis, entriesOf } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { ForecastView } from './forecast-view.tsx';
import { TopicsView } from './topics-view.tsx';

/** Predictive Analytics: demand in the coming year, the record of past forecasts, and rising topics. */
export const predictiveAnalytics: AdvancedTab = {
  id: 'predictive-analytics',
  analyses: [
    defineAnalysis({
      kind: 'forecast-performance',
      call: forecastPerformance,
      asks: ['keyword', 'keywords', 'outline'],
      needs: ['keyword'],
      toBody: ({ keyword, keywords, outline }) => ({
        topic: keyword,
        targetKeywords: entriesOf(keywords),
        outline: outline
          .split('\n')
          .map((heading) => heading.trim())
          .filter((heading) => heading !== ''),
      }),
      View: ForecastView,
    }),
    defineAnalysis({
      kind: 'emerging-topics',
      call: emergingTopics,
      asks: ['keywords', 'industry'],
      needs: [],
      toBody: ({ keywords, industry }) => ({
        seedKeywords: entriesOf(keywords),
        industry: INDUSTRIES.find((name) => name === industry) ?? ('' as const),
      }),
      View: TopicsView,
    }),
  ],
};
