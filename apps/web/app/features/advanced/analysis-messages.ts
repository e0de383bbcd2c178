import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { TabId } from './tabs/tab.ts';

/** Names of tabs and analyses. */
export const analysisMessages: Readonly<
  Record<`tab_${TabId}` | `analysis_${AnalysisKind}` | `about_${AnalysisKind}`, string>
> = {
  'tab_content-scoring': 'Live Content Scoring',
  'tab_ai-optimization': 'AI Optimization',
  'tab_competitive-intel': 'Competitive Intel',
  'tab_multi-intent': 'Multi-Intent Strategy',
  'tab_backlink-finder': 'Backlink Finder',
  tab_comprehensive: 'Comprehensive Analysis',
  'tab_predictive-analytics': 'Predictive Analytics',
  'tab_content-promotion': 'Content Promotion',

  'analysis_live-score': 'Content score',
  'analysis_keyword-density': 'Keyword density',
  'analysis_serp-integration': 'SERP integration',
  'analysis_semantic-completeness': 'Semantic completeness',
  'analysis_analyze-patterns': 'Answer patterns',
  'analysis_voice-search-outline': 'Voice search outline',
  'analysis_track-gaps': 'Content gaps',
  'analysis_check-alerts': 'Competitor alerts',
  'analysis_track-freshness': 'Freshness',
  'analysis_analyze-strategy': 'Competitor strategy',
  'analysis_analyze-intent': 'Intent mix',
  'analysis_create-strategy': 'Intent strategy',
  'analysis_funnel-opportunities': 'Funnel opportunities',
  'analysis_keyword-list': 'Keyword list',
  'analysis_analyze-competitors': 'Link opportunities',
  'analysis_broken-links': 'Broken links',
  'analysis_unlinked-mentions': 'Unlinked mentions',
  'analysis_generate-outreach': 'Outreach drafts',
  'analysis_comprehensive-analysis': 'Comprehensive analysis',
  'analysis_forecast-performance': 'Performance forecast',
  'analysis_emerging-topics': 'Emerging topics',
  'analysis_find-syndication-partners': 'Syndication partners',
  'analysis_generate-social-snippets': 'Social snippets',

  'about_live-score':
    'Scores your text as you write and explains every point, compared with the pages that rank for its keyword.',
  'about_keyword-density': 'Counts each keyword in all its forms and shows the range that reads naturally.',
  'about_serp-integration': 'Researches the keyword and shows how well the text matches its results page.',
  'about_semantic-completeness':
    'Shows which terms and questions of the subject the text covers, and what each one you add would gain.',
  'about_analyze-patterns':
    'Shows what pages on these keywords do to get quoted by answer engines, and what people ask.',
  'about_voice-search-outline':
    'Outlines short spoken answers, taken from the evidence, to questions people ask by voice.',
  'about_track-gaps': 'Finds keywords that competitors have a page for and you do not.',
  'about_check-alerts': 'Shows what has changed on competitors’ pages since they were last read.',
  'about_track-freshness': 'Shows which of your pages are out of date, and what to do about each.',
  'about_analyze-strategy':
    'Describes what the first competitor you enter publishes, how often, and where it is weak.',
  'about_analyze-intent': 'Shows what people who search for the keyword want, and the signals for it.',
  'about_create-strategy': 'Plans one page for each intent behind a keyword.',
  'about_funnel-opportunities':
    'Sorts keywords into funnel stages and shows the stages you have no content for.',
  'about_keyword-list':
    'Shows volume, difficulty, and CPC of up to 500 keywords where a connected source knows them, with intent and clusters.',
  'about_analyze-competitors': 'Finds pages that link to competitors but not to you.',
  'about_broken-links': 'Finds dead links on competitors’ pages, each checked twice.',
  'about_unlinked-mentions': 'Finds mentions of your brand that do not link to you.',
  'about_generate-outreach':
    'Drafts an email for each page on your list that nobody has contacted yet. You send them yourself.',
  'about_comprehensive-analysis': 'Runs all parts together and ends with the three largest gains.',
  'about_forecast-performance':
    'Forecasts interest in a topic, with intervals, and grades itself once the real figures are in.',
  'about_emerging-topics': 'Finds topics growing faster than their own history would suggest.',
  'about_find-syndication-partners':
    'Finds sites that cover the topic and accept or link to articles by others.',
  'about_generate-social-snippets': 'Drafts posts from the text that fit each platform’s limits exactly.',
};
