import { ENGINE_VERSION } from '../engine-version.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { detailsOfPapers } from '../research/wording.ts';
import { samplePageRuns } from '../substance/page-runs.ts';
import { AnalysisCache, analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { QuestionsInput } from '../queries/find-questions.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { TermCounter } from '../terms/count-terms.ts';
import { stretchedTerms } from '../terms/stretched-terms.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import { termCoverage } from '../terms/term-credit.ts';
import type { Term } from '../terms/term.ts';
import { subjectFromReference } from './reference-subject.ts';
import { featuresOf, formatOf } from './page-format.ts';
import { measurePage, middlePage } from './page-figures.ts';
import { subjectQuestions } from './subject-questions.ts';
import type { HeadingTopic, MeasuredPage, SubjectEvidence } from './subject-evidence.ts';

/** What evidence is prepared from. */
export interface EvidenceInput {
  keyword: string;
  /** The articles of the pages that compete for the keyword. */
  pages: QuestionsInput['pages'];
  /** Terms of a brief, and target keywords: they are terms of the subject even where no page uses them. */
  namedTerms?: readonly string[];
  /** A text about the subject, as of an encyclopedia; it is used only where there are no pages. */
  referenceText?: string;
  /** Questions that a results page shows. */
  peopleAlsoAsk?: readonly string[];
}

/** Weight of a term that a person named and the pages do not use: it counts, but less than what the pages agree on. */
const NAMED_WEIGHT = 0.3;
const NAMED_MENTIONS = 3;
/** A topic that is given a heading by a third of the pages, and two of them, belongs to the plan of such an article. */
const TOPIC_SHARE = 1 / 3;
const TOPIC_PAGES = 2;
const MAX_TOPICS = 10;

/**
 * Prepares what the score goes by besides the text: terms with weights and ranges, topics of headings, questions, and
 * the middle of the pages in every figure. Plain JSON, made once for a set of pages. Pages in another language than most
 * of them are left out. Without pages all of it is modelled from the keyword, the named terms and the reference text. Never throws; time
 * grows with the pages' text.
 */
export function prepareEvidence({
  keyword,
  pages,
  namedTerms = [],
  referenceText = '',
  peopleAlsoAsk = [],
}: EvidenceInput): SubjectEvidence {
  const analyzed = pages.map((page) => ({ page, paper: analyzePage(page.paper) }));
  const subject = subjectTerms(keyword, pages);
  const language = subject.language.code;
  const used = analyzed.filter(({ paper }) => paper.language.code === language && paper.densityWords > 0);
  if (used.length === 0)
    return subjectFromReference(keyword, namedTerms, referenceText, languageOf(referenceText, language));
  const terms = withNamed(
    stretchedTerms(
      subject.terms,
      used.map(({ paper }) => paper),
    ),
    namedTerms,
    language,
  );
  const counter = new TermCounter(terms);
  const measured = used.map(({ page, paper }): MeasuredPage => ({
    url: page.url,
    title: page.title,
    format: formatOf(page.title, page.paper),
    features: featuresOf(page.paper),
    figures: measurePage(paper, termCoverage(counter.count(paper), terms)),
  }));
  const keywordKeys = new Set(prepareKeyword(keyword, lexiconOf(language))?.keys);
  return {
    keyword: keyword.trim(),
    language,
    pages: measured,
    terms,
    headings: headingTopics(
      terms,
      used.map(({ paper }) => paper),
      keywordKeys,
    ),
    questions: subjectQuestions({ keyword, pages: used.map(({ page }) => page), peopleAlsoAsk }, keywordKeys),
    runs: samplePageRuns(used.map(({ paper }) => paper)),
    details: detailsOfPapers(used.map(({ paper }) => paper)),
    middle: middlePage(measured.map(({ figures }) => figures)),
    provenance: {
      kind: 'measured',
      method: `pagewright-evidence ${ENGINE_VERSION}: ${subject.provenance.method}`,
    },
  };
}

/** The language of the reference text; where there is none, another one. */
function languageOf(referenceText: string, otherwise: string): string {
  if (referenceText.trim() === '') return otherwise;
  return new AnalysisCache().analyze(parsePaper(referenceText)).language.code;
}

function withNamed(terms: readonly Term[], named: readonly string[], language: string): Term[] {
  const known = new Set(terms.map(({ key }) => key));
  const all = [...terms];
  for (const text of named) {
    const keyword = prepareKeyword(text, lexiconOf(language));
    const key = keyword?.keys.join(' ');
    if (keyword === null || key === undefined || known.has(key)) continue;
    known.add(key);
    all.push({ text: keyword.text, key, weight: NAMED_WEIGHT, pages: 0, low: 1, high: NAMED_MENTIONS });
  }
  return all;
}

/** Terms, besides the keyword, that stand in the headings of enough pages; those of most pages first. */
function headingTopics(
  terms: readonly Term[],
  papers: readonly AnalyzedPaper[],
  keywordKeys: ReadonlySet<string>,
): HeadingTopic[] {
  const candidates = terms
    .map(({ text, key }) => ({ text, key, words: key.split(' '), pages: 0 }))
    .filter(({ words }) => words.some((word) => !keywordKeys.has(word)));
  for (const paper of papers) {
    const headings = paper.paper.blocks.flatMap((block, index) =>
      block.kind === 'heading' ? [new Set(paper.analyses[index]!.entries.map((entry) => entry.key))] : [],
    );
    for (const topic of candidates) {
      if (headings.some((keys) => topic.words.every((word) => keys.has(word)))) topic.pages += 1;
    }
  }
  const needed = Math.min(papers.length, Math.max(TOPIC_PAGES, Math.ceil(papers.length * TOPIC_SHARE)));
  return candidates
    .filter(({ pages }) => pages >= needed)
    .toSorted((a, b) => b.pages - a.pages)
    .slice(0, MAX_TOPICS)
    .map(({ text, key, pages }) => ({ text, key, pages }));
}
