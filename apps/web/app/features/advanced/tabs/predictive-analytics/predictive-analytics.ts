import { emergingTopics, forecastPerformance } from '@pagewright/contract/advanced';
import { INDUSTRIES } from '@pagewright/contract/outline';
import { defineAnalysis, parseEntries } from '../../analysis.ts';
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
      inputs: ['keyword', 'keywords', 'outline'],
      requiredInputs: ['keyword'],
      toBody: ({ keyword, keywords, outline }) => ({
        topic: keyword,
        targetKeywords: parseEntries(keywords),
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
      inputs: ['keywords', 'industry'],
      requiredInputs: [],
      toBody: ({ keywords, industry }) => ({
        seedKeywords: parseEntries(keywords),
        industry: INDUSTRIES.find((name) => name === industry) ?? ('' as const),
      }),
      View: TopicsView,
    }),
  ],
};
