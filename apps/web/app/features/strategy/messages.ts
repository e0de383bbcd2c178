import type { BriefField, BriefStage } from '@pagewright/contract/strategy';
import { defineMessages } from '../../lib/messages/define-messages.ts';
import { codeLabel } from '../../lib/messages/code-label.ts';
import { provenanceMessages } from '../../lib/provenance/provenance-messages.ts';

const fields: Readonly<Record<`field_${BriefField}`, string>> = {
  field_mainTopic: 'Main topic',
  field_targetAudience: 'Target audience',
  field_userIntent: 'User intent',
  field_coreAngle: 'Core angle',
  field_primarySeoQuery: 'Primary SEO query',
  field_secondaryKeywords: 'Secondary keywords',
  field_sections: 'Sections',
};
const stages: Readonly<Record<`stage_${BriefStage}`, string>> = {
  stage_brief: 'Brief',
  stage_analysis: 'Analyzed',
  stage_strategy: 'Strategy',
};
const intents: Readonly<Record<string, string>> = {
  informational: 'To learn',
  navigational: 'To get there',
  transactional: 'To act',
  commercial: 'To choose',
  local: 'Nearby',
};

const measures = {
  published: 'how many are published',
  position: 'position in search',
  views: 'views',
  engagement: 'reading time',
  conversions: 'conversions',
};
/** The kind of data requested from a source. */
const parts = {
  results: 'results',
  articles: 'articles',
  suggestions: 'suggestions',
  figures: 'figures',
  interest: 'interest',
  links: 'links',
};
const conditions: Readonly<Record<string, string>> = {
  answered: 'answered',
  reused: 'answered before',
  failed: 'failed',
};
/** How a page was found, if no source returned it. */
const pageSources: Readonly<Record<string, string>> = {
  pasted: 'pasted',
  uploaded: 'uploaded',
  fetched: 'fetched',
  given: 'given',
  web: 'web',
};

const reasons: Readonly<Record<string, (text: string) => string>> = {
  page: (text) => `A page says “${text}”.`,
  question: (text) => `Readers ask “${text}”.`,
  term: (text) => `The pages use “${text}”.`,
  suggestion: (text) => `A search engine suggests “${text}”.`,
  template: () => 'A common search pattern; no page was seen with it.',
  brief: (text) => `The brief names “${text}”.`,
};

const ideaReasons: Readonly<Record<string, string>> = {
  whole: 'Your idea as you wrote it.',
  comparison: 'Your idea compares the two.',
  alternatives: 'Your idea is about alternatives.',
  best: 'Your idea is about the best of its kind.',
  task: 'What your idea shows how to do.',
  question: 'The question your idea asks.',
  subject: 'The subject of your idea.',
  phrase: 'A phrase that stands out in your idea.',
};

/** Texts of the Strategy Builder. */
export const strategyMessages = defineMessages('strategyMessages', (format) => ({
  ...fields,
  ...provenanceMessages,
  provenance_given: 'Given by you',
  ...stages,
  intent: (name: string | null) => (name === null ? 'Intent unknown' : (intents[name] ?? name)),
  unknown: '—',

  tabNew: 'Brief wizard',
  tabSaved: 'Saved briefs',
  tabClusters: 'Topic clusters',
  newBrief: 'New brief',
  steps: 'Steps of the brief wizard',
  step_idea: 'Idea Input',
  step_brief: 'Brief Generation',
  step_analysis: 'Analysis',
  step_strategy: 'Strategy',
  loading: 'Loading...',
  retry: 'Retry',
  cancel: 'Cancel',
  briefFailed: 'This brief could not be loaded',
  briefMissing: 'This brief does not exist',
  briefMissingText: 'It was removed, or you do not have access to it.',

  ideaTitle: 'What do you want to write about?',
  idea: 'Content Idea',
  ideaHelp: 'A sentence or two: the subject and who it is for.',
  idea_missing: 'Content idea is required',
  idea_short: (least: number) => `Content idea must be at least ${format.number(least)} characters long`,
  counter: (count: number, shown: number) => `${format.number(count)}/${shown} characters`,
  keyword: 'Primary keyword',
  keywordHelp: 'Optional. If empty, it is taken from your idea.',
  audience: 'Readers',
  audienceHelp: 'Optional. Who the article is for.',
  chooseKeyword: 'Keyword found in your idea',
  chooseKeywordHelp: 'The brief is made for the one you choose.',
  ideaReason: (reason: string) => ideaReasons[reason] ?? reason,
  ideaNarrower: 'Adds the details of your idea: closer to your readers.',
  ideaWider: 'Without those details: a broader topic.',
  asked_audience: 'Readers',
  asked_place: 'Place',
  asked_time: 'Time',
  asked_budget: 'Budget',
  includeSearch: 'Search the web',
  includeSearchHelp: 'If off, only the pages you add are used; without any, only your own words.',
  generateBrief: 'Generate Brief',
  fixErrors: 'Please fix the errors before continuing',
  working: 'Working...',
  generateBriefFailed: 'Failed to generate content brief',
  analyzeFailed: 'Failed to analyze brief',
  strategyFailed: 'Failed to generate strategy',
  briefDone: 'Content brief generated successfully!',
  analysisDone: 'Brief analysis completed!',
  strategyDone: 'Content strategy generated successfully!',
  briefFirst: 'Please generate a brief first',

  startOver: 'Start Over',
  analyzeBrief: 'Analyze Brief',
  backToBrief: 'Back to Brief',
  generateStrategy: 'Generate Strategy',
  articlesPerWeek: 'Articles per week',
  startOn: 'First article on',
  startOnHelp: 'If empty, next Monday.',
  editedByYou: 'Written by you',
  evidence: (count: number) => `Evidence (${format.number(count)})`,
  evidenceFor: (field: string) => `Evidence for ${field}`,
  separated: 'Separate keywords with commas.',
  saveFailed: 'The change could not be saved',
  conflict: 'This brief has changed somewhere else since you opened it.',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',

  modelledNotice:
    'No pages were compared, so this brief is modeled from your words and templates. Paste pages that rank for the keyword, or turn on web search, to base it on measurements.',
  fromPages: (kind: string, pages: number) =>
    `${kind} from ${format.plural(pages, { one: '# page', other: '# pages' })}`,
  pages: 'Pages compared',
  untitled: 'Untitled page',
  words: (count: number) => format.plural(count, { one: '# word', other: '# words' }),
  wordRange: 'Length',
  wordRangeText: (target: number, low: number, high: number) =>
    `${format.number(target)} words; the pages compared have ${format.number(low)} to ${format.number(high)}.`,
  wordsPlanned: (target: number) => `About ${format.number(target)} words, the sum of its sections`,
  volume: 'Searches per month',
  terms: 'Terms to use',
  termsNote:
    'The terms that name something and matter most. The score in the editor also counts other terms that the pages use.',
  termUse: (low: number, high: number) =>
    low === high
      ? format.plural(low, { one: '# time', other: '# times' })
      : `${format.number(low)}–${format.number(high)} times`,
  questions: 'Questions to answer',
  facts: 'Facts to cite',
  ownFigure: 'the page’s own figure, without a source',
  uncovered: 'What no compared page covers',
  titles: 'Titles',
  descriptions: 'Descriptions',
  internalLinks: 'Your pages to link to',
  sources: 'Sources searched',
  source: (title: string, part: string, answer: string) =>
    `${title} (${codeLabel(parts, part, part)}): ${conditions[answer] ?? answer}`,
  pageSource: (code: string) => pageSources[code] ?? code,
  leftOut: 'Pages left out',
  askedBy: (pages: number) => format.plural(pages, { one: 'asked by # page', other: 'asked by # pages' }),

  sectionHeading: (place: number) => `Heading ${format.number(place)}`,
  sectionWords: (words: number) => format.plural(words, { one: '# word', other: '# words' }),
  sectionPages: (pages: number) =>
    pages === 0 ? 'on no compared page' : format.plural(pages, { one: 'on # page', other: 'on # pages' }),
  sectionGap: 'No compared page has it',
  subsection: 'Subsection',
  moveUp: (heading: string) => `Move ${heading} up`,
  moveDown: (heading: string) => `Move ${heading} down`,
  removeSection: (heading: string) => `Remove section ${heading}`,
  addSection: 'Add section',
  newSection: 'New section',

  core: 'Core',
  longTail: 'Long-tail',
  seedKeywords: 'Core keywords',
  longTailKeywords: 'Long-tail keywords',
  faq: 'Frequently asked questions',
  noAnswer: 'No compared page answers this.',
  fromPage: 'From',

  strategyReady: 'Your content strategy is ready',
  strategyReadyText: (topics: number, clusters: number) =>
    `${format.plural(topics, { one: '# topic', other: '# topics' })} in ${format.plural(clusters, { one: '# cluster', other: '# clusters' })}, with dates, links, and metrics.`,
  createNew: 'Create New Strategy',
  exportStrategy: 'Export Strategy',
  startWriting: 'Start Writing',
  startFailed: 'The draft could not be created',
  started: 'Draft created with the brief attached.',
  drafts: 'Drafts from this brief',
  format_md: 'Markdown',
  format_docx: 'Word (DOCX)',
  format_json: 'JSON',
  pillar: 'Pillar',
  update: 'Update',
  existing: 'You already have',
  folded: 'Answered by the pillar',
  foldedLine: (keyword: string, section: string) => `${keyword}: “${section}”`,
  topics: 'Publishing order',
  reason: (code: string, text: string) => reasons[code]?.(text) ?? text,
  publishOn: 'Suggested date',
  topic: 'Topic',
  cluster: 'Cluster',
  clusters: 'Clusters',
  links: 'Internal links',
  linkLine: (from: string, to: string, anchor: string) => `${from} → ${to}: “${anchor}”`,
  measures: 'What to measure',
  measureLine: (name: string, topic: string, day: string) => `${topic}: ${name}, from ${day}`,
  allTopics: 'All topics',
  measure: (code: string) => codeLabel(measures, code, code),

  search: 'Search briefs',
  searchPlaceholder: 'Search topic, keyword and idea',
  stage: 'Stage',
  all: 'All',
  found: (count: number, isEstimate: boolean) =>
    isEstimate
      ? `More than ${format.number(count)} briefs`
      : format.plural(count, { one: '# brief', other: '# briefs' }),
  listFailed: 'Failed to load briefs',
  loadMore: 'Load more',
  emptyTitle: 'No briefs yet',
  emptyText: 'A brief says what to write, for whom, and based on what evidence. Start with an idea.',
  nothingTitle: 'No briefs found',
  nothingText: 'Try other words, or another stage.',
  unnamed: 'Untitled brief',
  topicCount: (count: number) => format.plural(count, { one: '# topic', other: '# topics' }),
  duplicate: 'Duplicate',
  duplicateOf: (title: string) => `Duplicate ${title}`,
  duplicated: 'Brief duplicated.',
  duplicateFailed: 'The brief could not be duplicated',
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  exportOf: (title: string) => `Export ${title}`,
  export: 'Export',
  removeQuestion: 'Remove this brief?',
  removeText: 'Drafts made from it stay. You can undo this.',
  removed: 'Brief removed.',
  removeFailed: 'The brief could not be removed',
  undo: 'Undo',
  undone: 'Brief restored.',
  undoFailed: 'The brief could not be restored',

  clustersFailed: 'The topic clusters could not be loaded',
  clustersEmpty: 'No topic clusters yet',
  clustersEmptyText: 'Keywords from your briefs are grouped here by topic.',
  keywordCount: (count: number) => format.plural(count, { one: '# keyword', other: '# keywords' }),
  briefsOf: 'Briefs',
}));
