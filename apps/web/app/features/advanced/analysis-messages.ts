import type { AnalysisKind } from '@pagewright/contract/advanced';
import type { TabId } from './tabs/tab.ts';

/** The tabs and the analyses in words. */
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
    'Scores a text while you write it and explains every point, against the pages known of its keyword.',
  'about_keyword-density':
    'Counts each keyword in any inflection, with the band in which it reads naturally.',
  'about_serp-integration':
    'Researches the keyword and tells how well the text serves what its results page shows.',
  'about_semantic-completeness':
    'Tells which terms and questions of the subject the text covers, and what the next gains.',
  'about_analyze-patterns':
    'Finds what pages on the keywords do that answer engines quote, and what people ask.',
  'about_voice-search-outline':
    'Outlines short spoken answers, taken from the evidence, for what people ask aloud.',
  'about_track-gaps': 'Finds keywords that competitors have a page for and you have not.',
  'about_check-alerts': 'Tells what changed on competitors’ pages since they were last read.',
  'about_track-freshness': 'Tells which of your pages have aged, and what to do about each.',
  'about_analyze-strategy':
    'Describes what the first competitor that you name publishes, how often, and where it is weak.',
  'about_analyze-intent': 'Tells what people who search the keyword are after, with the signs.',
  'about_create-strategy': 'Plans one page for each intent that a keyword holds.',
  'about_funnel-opportunities':
    'Sorts keywords into the stages of a decision and shows the stages that nothing serves.',
  'about_analyze-competitors': 'Finds pages that link to competitors and not to you.',
  'about_broken-links': 'Finds dead links on competitors’ pages, each verified twice.',
  'about_unlinked-mentions': 'Finds mentions of your brand that do not link to you.',
  'about_generate-outreach':
    'Drafts a message for each page of your list that nobody has written to yet; you send them yourself.',
  'about_comprehensive-analysis': 'Runs the parts side by side and ends with the three largest gains.',
  'about_forecast-performance':
    'Forecasts interest in a topic, with intervals, and grades itself when the time has come.',
  'about_emerging-topics': 'Finds topics whose interest grows faster than their own past would have it.',
  'about_find-syndication-partners':
    'Finds sites that publish on the topic and take or link to others’ articles.',
  'about_generate-social-snippets':
    'Drafts posts from the text, to the letter within each platform’s limits.',
};
