import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSimilarity, createOutline, parsePaper } from '@pagewright/engine';
import type { EvidencePage, OutlineSection, Similarity } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

const AXIS = 'Outline: heading soft recall / entity recall, 50 FreshWiki development topics';
const PEER = 'STORM with GPT-4 92.7 / 45.9; GPT-4 directly 87.7 / 34.8 (published; sentence encoder, FLAIR)';
const GOAL = 'reported; no goal without a model';
/** Sections that Wikipedia adds to every article are not part of its plan. */
const STANDARD_SECTIONS =
  /^(?:references|external links|see also|notes|gallery|footnotes|further reading|bibliography|sources|citations)$/i;

interface WikiSection {
  section_title: string;
  section_content: { sentence: string }[];
  subsections: WikiSection[];
}
interface WikiArticle {
  title: string;
  summary: string;
  content: WikiSection[];
  flair_entities: string[];
}
interface Topic {
  keyword: string;
  headings: string[];
  /** Names in the article's headings. */
  entities: string[];
  text: EvidencePage;
}

/**
 * The pages that STORM found for these topics are not in the data. So two figures stand here that are no figure of STORM:
 * what the engine plans from the topic's name alone, and what it plans from the sentences of the article itself without
 * its headings, which is better evidence than any search finds. Likeness of headings is the engine's own.
 */
export async function measure(): Promise<BenchRow[]> {
  const topics = readTopics();
  const row = { axis: AXIS, peer: PEER, goal: GOAL, isMet: null };
  if (topics === null) return [{ ...row, ours: 'skipped: freshwiki-dev is not there' }];
  const likeness = createSimilarity();
  const nothing = figures(topics, () => [], likeness);
  const own = figures(topics, ({ text }) => [text], likeness);
  return [
    { ...row, axis: `${AXIS}; the name alone`, ours: nothing },
    { ...row, axis: `${AXIS}; the article's own sentences, without its headings`, ours: own },
  ];
}

function figures(
  topics: readonly Topic[],
  pagesOf: (topic: Topic) => EvidencePage[],
  likeness: Similarity,
): string {
  const soft: number[] = [];
  const entities: number[] = [];
  const counts: number[] = [];
  const times: number[] = [];
  for (const topic of topics) {
    let planned: string[] = [];
    const pages = pagesOf(topic);
    times.push(
      measureTime(() => {
        planned = headingsOf(createOutline({ keyword: topic.keyword, pages }).sections);
      }).wall,
    );
    counts.push(planned.length);
    soft.push(softRecall(topic.headings, planned, likeness));
    const words = ` ${planned.map((heading) => plain(heading)).join(' | ')} `;
    const found = topic.entities.filter((entity) => words.includes(` ${plain(entity)} `));
    if (topic.entities.length > 0) entities.push(found.length / topic.entities.length);
  }
  return `${percent(mean(soft))} / ${percent(mean(entities))} (${entities.length} topics with names in headings), ${mean(counts).toFixed(1)} headings, ${median(times).toFixed(1)} ms`;
}

/** Franti and Mariescu-Istodor's soft cardinality, as STORM takes it: like headings count less than once. */
function cardinality(headings: readonly string[], likeness: Similarity): number {
  return headings.reduce((sum, heading) => {
    return sum + 1 / headings.reduce((all, other) => all + likeness.between(heading, other), 0);
  }, 0);
}

function softRecall(gold: readonly string[], planned: readonly string[], likeness: Similarity): number {
  const ofGold = cardinality(gold, likeness);
  const ofBoth = cardinality([...gold, ...planned], likeness);
  return (ofGold + cardinality(planned, likeness) - ofBoth) / ofGold;
}

function headingsOf(sections: readonly OutlineSection[]): string[] {
  return sections.flatMap(({ heading, subsections }) => [heading, ...headingsOf(subsections)]);
}

function readTopics(): Topic[] | null {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data', 'freshwiki-dev');
  if (!existsSync(folder)) return null;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => readTopic(JSON.parse(readFileSync(join(folder, file), 'utf8')) as WikiArticle));
}

function readTopic({ title, summary, content, flair_entities: names }: WikiArticle): Topic {
  const keyword = title.replaceAll('_', ' ').trim();
  const sections = flat(content).filter(
    ({ section_title: heading }) => !STANDARD_SECTIONS.test(heading.trim()),
  );
  const headings = sections.map(({ section_title: heading }) => heading.trim());
  const words = ` ${headings.map((heading) => plain(heading)).join(' | ')} `;
  const paragraphs = sections.map(({ section_content: sentences }) =>
    sentences.map(({ sentence }) => sentence).join(' '),
  );
  const html = [summary, ...paragraphs]
    .map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');
  return {
    keyword,
    headings,
    entities: names.filter((name) => words.includes(` ${plain(name)} `)),
    text: { url: null, title: keyword, paper: parsePaper(html) },
  };
}

function flat(sections: readonly WikiSection[]): WikiSection[] {
  return sections.flatMap((section) => [section, ...flat(section.subsections)]);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim();
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number): string => (share * 100).toFixed(1);

if (import.meta.main) console.table(await measure());
