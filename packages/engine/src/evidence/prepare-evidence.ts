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

/** The input from which evidence is prepared. */
export interface EvidenceInput {
  keyword: string;
  /** The articles of the pages that compete for the keyword. */
  pages: QuestionsInput['pages'];
  /** Terms of a brief and target keywords: they belong to the subject even if no page uses them. */
  namedTerms?: readonly string[];
  /** A text about the subject, such as from an encyclopedia. Used only if there are no pages. */
  referenceText?: string;
  /** Questions from a results page. */
  peopleAlsoAsk?: readonly string[];
}

/** Weight of a term that a user named and no page uses: it counts, but less than what the pages agree on. */
const NAMED_WEIGHT = 0.3;
const NAMED_MENTIONS = 3;
/** A topic with a heading in at least a third of the pages, and at least two, belongs in such an article. */
const TOPIC_SHARE = 1 / 3;
const TOPIC_PAGES = 2;
const MAX_TOPICS = 10;

/**
 * Prepares everything that the score compares a text with: terms with weights and ranges, topics of headings,
 * questions, and the median of every figure. Plain JSON, computed once for a set of pages. Pages in a language other
 * than that of most pages are left out. Without pages, everything is modeled from the keyword, the named terms, and the
 * reference text. Never throws. Time is linear in the pages' text.
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

/** The language of the reference text, or the fallback if there is none. */
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

/** Terms, except the keyword, in the headings of enough pages, those of most pages first. */
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
