import * as engine from '../index.ts';
import type { EvidencePage, ExtractedArticle, Paper, PageSnapshot, SubjectEvidence } from '../index.ts';

/** A text in every form that an analysis accepts, prepared once. */
export interface AnalyzedText {
  text: string;
  paper: Paper;
  page: EvidencePage;
  article: ExtractedArticle;
}

const KEYWORD = 'green tea';
const QUESTIONS = ['What is green tea?', 'How hot is the water for green tea?'];
const URL = 'https://example.org/tea/green-tea-guide/';
const NOW = '2026-06-01T00:00:00Z';
const INTENT = engine.classifyIntent({ query: KEYWORD });
/** What the text is compared with, so that no analysis ends early without a second page. */
const OTHER: EvidencePage = {
  url: 'https://example.com/green-tea',
  title: 'How to brew green tea',
  paper: engine.parsePaper(
    '<h2>What is green tea?</h2><p>Green tea is a tea of unoxidised leaves that Mary Hill pours at 80 degrees.</p>' +
      '<h2>Which kettle?</h2><p>A kettle with a thermometer costs 40 dollars and heats the water for green tea.</p>',
  ),
};
const EVIDENCE: SubjectEvidence = engine.prepareEvidence({
  keyword: KEYWORD,
  pages: [OTHER, { ...OTHER, url: 'https://example.net/tea', title: 'Green tea, explained' }],
});
const BRIEF = briefOf([OTHER]);

/** Prepares a text for the analyses. */
export function readText(text: string): AnalyzedText {
  const paper = engine.parsePaper(text);
  return {
    text,
    paper,
    page: { url: URL, title: text.slice(0, 80), paper },
    article: engine.extractArticle(text, URL),
  };
}

/** Every public analysis of a text by name, with the text in each of its inputs. */
export const TEXT_ANALYSES: Readonly<Record<string, (given: AnalyzedText) => unknown>> = {
  parsePaper: ({ text }) => engine.parsePaper(text),
  extractArticle: ({ text }) => engine.extractArticle(text, URL),
  evidencePage: ({ text }) => engine.extractEvidencePage(text, null),
  score: ({ text }) =>
    engine.score({ content: text, title: 'Tea', primaryKeyword: KEYWORD, targetKeywords: ['kettle'] }),
  'score with evidence': ({ text }) =>
    engine.score({
      content: text,
      title: text,
      metaTitle: text,
      metaDescription: text,
      slug: text,
      primaryKeyword: KEYWORD,
      targetKeywords: ['kettle'],
      evidence: EVIDENCE,
    }),
  prepareEvidence: ({ page }) => engine.prepareEvidence({ keyword: KEYWORD, pages: [page, OTHER] }),
  keywordDensity: ({ text }) => engine.keywordDensity(text, [KEYWORD]),
  wordCount: ({ text }) => engine.wordCount(text),
  sentences: ({ text }) => engine.sentences(text),
  readability: ({ paper }) => engine.readability(paper),
  keyphrases: ({ text }) => engine.keyphrases(text, 20),
  subjectTerms: ({ page }) => engine.subjectTerms(KEYWORD, [page, OTHER]),
  countTerms: ({ paper }) => [...engine.countTerms(paper, EVIDENCE.terms)],
  modelledTerms: ({ text }) =>
    engine.modelledTerms({
      keyword: KEYWORD,
      targetKeywords: ['kettle'],
      briefTerms: [text],
      referenceText: text,
    }),
  similarity: ({ text }) => engine.similarity(text, `${text} and more of it`),
  clusterKeywords: ({ text }) => engine.clusterKeywords(piecesOf(text)),
  passageDuel: ({ page }) =>
    engine.passageDuel({ questions: QUESTIONS, own: page.paper, pages: [page, OTHER] }),
  scorePassages: ({ text }) => engine.scorePassages(text, [text, ...QUESTIONS, text]),
  scoreClaim: ({ text }) => engine.scoreClaim(text),
  groundText: ({ text }) => [engine.groundText(text, text), engine.groundText('Green tea.', text)],
  originality: ({ page }) => engine.originality({ own: page.paper, pages: [page, OTHER] }),
  classifyIntent: ({ text }) =>
    engine.classifyIntent({ query: text, url: URL, results: [{ title: text, url: `https://${text}` }] }),
  intentFormats: ({ text }) =>
    engine.intentFormats(INTENT, [
      { title: text, url: URL },
      { title: 'a', url: text },
    ]),
  expandKeyword: ({ page, text }) =>
    engine.expandKeyword({ keyword: KEYWORD, pages: [page, OTHER], suggestions: [text] }),
  findQuestions: ({ page, text }) =>
    engine.findQuestions({ keyword: KEYWORD, pages: [page, OTHER], peopleAlsoAsk: [text] }),
  outlineFrom: ({ page }) =>
    engine.createOutline({ keyword: KEYWORD, pages: [page, OTHER], questions: QUESTIONS }),
  makeBrief: ({ page }) => briefOf([page, OTHER]),
  briefChecks: ({ paper }) => engine.briefChecks(BRIEF, paper),
  contentGap: ({ page }) =>
    engine.contentGap({ ours: [OTHER], competitors: [{ name: 'example.org', pages: [page] }] }),
  keywordPages: ({ text, page }) =>
    engine.keywordPages([{ name: 'example.org', pages: [page] }], [text.slice(0, 200), 'tea']),
  freshness: ({ paper, page }) =>
    engine.freshness({
      paper,
      now: NOW,
      lastChangedAt: null,
      competitors: [page],
      deadLinks: [{ href: '/x', status: 404 }],
    }),
  answerReadiness: ({ paper, page }) =>
    engine.assessAnswerReadiness(paper, { questions: QUESTIONS, pages: [page, OTHER] }),
  answers: ({ page }) => QUESTIONS.map((question) => engine.createAnswerFinder([page]).find(question)),
  voiceOutline: ({ paper, page }) =>
    engine.createVoiceOutline({ keyword: KEYWORD, questions: QUESTIONS, paper, pages: [page] }),
  socialSnippets: ({ paper, text }) =>
    (['twitter', 'linkedin', 'facebook'] as const).map((platform) =>
      engine.socialSnippets(paper, { platform, title: text, url: URL, keyword: KEYWORD }),
    ),
  xLength: ({ text }) => engine.xLength(text),
  pixelWidth: ({ text }) => engine.pixelWidth(text, engine.META_TITLE_PIXELS.fontSize),
  pageTypeOf: ({ article }) => engine.pageTypeOf({ url: URL, article }),
  describeCompetitor: ({ article }) =>
    engine.describeCompetitor({
      competitor: 'example.org',
      pages: [{ url: URL, article }],
      ours: [],
      keywords: [KEYWORD],
      now: NOW,
    }),
  comparePages: ({ text, article }) =>
    engine.comparePages(snapshotOf('', article), snapshotOf(text, article), [KEYWORD, text.slice(0, 200)]),
  compareVersions: ({ page }) => engine.compareVersions(OTHER, page),
  backlinkCandidates: ({ article, text }) =>
    engine.backlinkCandidates({
      competitors: ['example.com', 'a'],
      pages: [{ url: URL, article }],
      ourDomain: 'example.net',
      ourPages: [{ url: 'https://example.net/tea', article }],
      brands: ['Green Tea', text.slice(0, 100)],
      checks: [{ href: 'https://example.org/x', statuses: [404, 404] }],
    }),
};

function briefOf(pages: readonly EvidencePage[]) {
  return engine.createBrief({
    keyword: KEYWORD,
    intent: INTENT,
    pages,
    terms: engine.subjectTerms(KEYWORD, pages),
    questions: engine.findQuestions({ keyword: KEYWORD, pages }).questions,
    outline: engine.createOutline({ keyword: KEYWORD, pages }),
    expansions: engine.expandKeyword({ keyword: KEYWORD, pages }).expansions,
  });
}

/** Splits a text into keywords of three words. */
function piecesOf(text: string): string[] {
  const words = text.split(' ');
  return Array.from({ length: Math.ceil(words.length / 3) }, (_, at) =>
    words.slice(at * 3, at * 3 + 3).join(' '),
  );
}

function snapshotOf(text: string, { paper }: ExtractedArticle): PageSnapshot {
  const headings = paper.blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ level, text: heading }) => ({ level, text: heading }));
  return {
    url: URL,
    fetchedAt: NOW,
    status: 200,
    title: text,
    description: text,
    headings: text === '' ? [] : headings,
    language: null,
  };
}
