import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandKeyword, findQuestions, keyphrases } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

const MAX_EXPANSIONS = 40;
const FUNCTION_WORDS = new Set(
  'a an the of in on for to and or is are was were be do does did what which who how when where why i you it that this with by at from about find information would like know want see any can looking'.split(
    ' ',
  ),
);
const NO_GOAL = { goal: 'none', peer: 'none', isMet: null };

/** How much of what people ask about real queries our expansions and questions cover. */
export async function measure(): Promise<BenchRow[]> {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data');
  return [...mimics(join(folder, 'mimics/MIMICS-Manual.tsv')), ...qulac(join(folder, 'qulac/qulac.json'))];
}

/**
 * MIMICS: whether a facet offered by a results page is among the first expansions. Without evidence, since it has no
 * pages.
 */
function mimics(file: string): BenchRow[] {
  const axis = `Expansion: MIMICS-Manual, facets among ${MAX_EXPANSIONS} expansions, no evidence`;
  if (!existsSync(file)) return [{ axis, ...NO_GOAL, ours: `skipped: ${file} is not there` }];
  const facets = new Map<string, Set<string>>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [query = '', , ...options] = line.split('\t');
    const known = facets.get(query) ?? new Set();
    for (const option of options.slice(0, 5)) {
      const own = wordsOf(query);
      const telling = [...wordsOf(option)].filter((word) => !own.has(word));
      if (telling.length > 0) known.add(telling.toSorted().join(' '));
    }
    facets.set(query, known);
  }
  const times: number[] = [];
  let covered = 0;
  let all = 0;
  for (const [query, gold] of facets) {
    let texts: string[] = [];
    times.push(
      measureTime(() => {
        const { expansions } = expandKeyword({ keyword: query });
        texts = expansions.slice(0, MAX_EXPANSIONS).map(({ text }) => text);
      }).wall,
    );
    const offered = texts.map(wordsOf);
    for (const facet of gold) {
      all += 1;
      if (offered.some((words) => facet.split(' ').every((word) => words.has(word)))) covered += 1;
    }
  }
  const ours = `${percent(covered, all)} of ${all} facets of ${facets.size} queries; ${median(times).toFixed(2)} ms a query`;
  return [{ axis, ...NO_GOAL, ours }];
}

interface Qulac {
  topic: Record<string, string>;
  facet_desc: Record<string, string>;
  question: Record<string, string>;
}

/**
 * Qulac: share of a facet's telling words that our questions and expansions hold, without evidence and with the
 * questions that people wrote for the topic given as those of a results page.
 */
function qulac(file: string): BenchRow[] {
  const axis = 'Questions: Qulac, telling words of facets covered';
  if (!existsSync(file)) return [{ axis, ...NO_GOAL, ours: `skipped: ${file} is not there` }];
  const data = JSON.parse(readFileSync(file, 'utf8')) as Qulac;
  const topics = new Map<string, { facets: Set<string>; questions: Set<string> }>();
  for (const [row, topic] of Object.entries(data.topic)) {
    const known = topics.get(topic) ?? { facets: new Set(), questions: new Set() };
    known.facets.add(data.facet_desc[row] ?? '');
    known.questions.add(data.question[row] ?? '');
    topics.set(topic, known);
  }
  return [false, true].map((hasEvidence) => {
    const shares: number[] = [];
    for (const [topic, { facets, questions }] of topics) {
      const asked = hasEvidence ? [...questions] : [];
      const phrases = keyphrases(asked.join('. '), 20).keyphrases.map(({ text }) => `${topic} ${text}`);
      const found = [
        ...findQuestions({ keyword: topic, pages: [], peopleAlsoAsk: asked }).questions.slice(0, 20),
        ...expandKeyword({ keyword: topic, suggestions: phrases }).expansions.slice(0, MAX_EXPANSIONS),
      ];
      const held = new Set(found.flatMap(({ text }) => [...wordsOf(text)]));
      const own = wordsOf(topic);
      for (const facet of facets) {
        const telling = [...wordsOf(facet)].filter((word) => !own.has(word));
        if (telling.length === 0) continue;
        shares.push(telling.filter((word) => held.has(word)).length / telling.length);
      }
    }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return {
      axis: `${axis}, ${hasEvidence ? "with the crowd's questions as evidence" : 'no evidence'}`,
      ...NO_GOAL,
      ours: `${(mean * 100).toFixed(1)} % of the words (${shares.length} facets, ${topics.size} topics)`,
    };
  });
}

/** Content words without plural endings: a metric that does not use the engine's own stemmer. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.filter((word) => !FUNCTION_WORDS.has(word)).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')),
  );
}

function percent(part: number, all: number): string {
  return `${((part / all) * 100).toFixed(1)} %`;
}

if (import.meta.main) console.table(await measure());
