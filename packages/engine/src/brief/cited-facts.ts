import type { EvidencePage } from '../evidence/evidence-page.ts';
import { findFigures } from '../research/figures.ts';
import { findNamedSources } from '../research/sources.ts';
import type { Term } from '../terms/term.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { closingQuotes } from '../text/quotations.ts';
import { statesFigure } from './stated-figures.ts';
import type { CitedFact } from './types.ts';

const MAX_FACTS = 30;
const MAX_PER_PAGE = 4;
const MAX_OWN_PER_PAGE = 10;
/** Personal anecdotes are rarely useful as facts for other writers. */
const ANECDOTE = /^(?:i|we|every \w+ i|je|nous|yo|nosotros)\b/i;
/** What a page says about itself, anywhere in a sentence. */
const PERSONAL =
  /(?<!\p{L})(?:i|we|my|our|us|je|j['’]ai|nous|notre|nos|mon|ma|mes|chez moi|yo|mis?|nuestr[oa]s?|(?:vend|ten|hac|us|ofrec|recomend|cobr|aconsej|envi)[aei]mos)(?!\p{L})/iu;
/** A sentence that leans on the one before it, or has no subject. */
const LEANING =
  /^(?:(?:that|this|it|they|these|those|he|she|one) |its |their |ils? |elles? |leurs? |cel(?:a|ui|le)|ça |est[aeo]s? |s[ue]s? |de \S+ à |desde \S+ hasta |[^.]{0,40}: \P{Lu}|\p{Lu}[^,.]{2,30}, \d[^,.]{0,10}, \d)/iu;
const ANECDOTE_FACTOR = 0.3;
const MONEY = /[£$€]|euros?|dollars?|pounds?/i;
const MAX_FACT_LENGTH = 300;
const MIN_QUOTATION_LENGTH = 40;
const MAX_QUOTATION_LENGTH = 1200;
const FOREIGN = /^https?:\/\//i;

interface Candidate extends CitedFact {
  /** Weight of the subject's terms in the sentence; a linked source counts as much as a heavy term. */
  value: number;
}

/**
 * Figures and quotations whose source is linked or named in the same sentence, those about the subject's terms first;
 * then prices, measurements, and dates that a page states on its own, marked as its own. Writers can verify the latter
 * but not cite them as established.
 */
export function citedFacts(pages: readonly EvidencePage[], terms: readonly Term[]): CitedFact[] {
  const weights = new Map<string, number>();
  for (const { key, weight } of terms) if (!key.includes(' ')) weights.set(key, weight);
  const found = pages.flatMap((page) => {
    const facts = factsOf(page, weights);
    const ranked = facts.toSorted((first, second) => second.value - first.value);
    const isOwn = (fact: Candidate): boolean => fact.isOwn;
    return [
      ...ranked.filter((fact) => !isOwn(fact)).slice(0, MAX_PER_PAGE),
      ...ranked.filter(isOwn).slice(0, MAX_OWN_PER_PAGE),
    ];
  });
  const seen = new Set<string>();
  return (
    found
      .toSorted((first, second) => Number(first.isOwn) - Number(second.isOwn) || second.value - first.value)
      .filter(({ text }) => !seen.has(text) && seen.add(text))
      .slice(0, MAX_FACTS)
      // Sentences that stand alone and are true for anyone come first.
      .toSorted((first, second) => standing(second) - standing(first))
      .map(({ value: _value, ...fact }) => fact)
  );
}

/** How well a fact stands alone: sourced, not about the page itself, and without leaning on a sentence before it. */
function standing({ isOwn, text }: CitedFact): number {
  const isPersonal = PERSONAL.test(text.replaceAll(/["“«][^"”»]*["”»]?/gu, ''));
  return (isPersonal ? 0 : isOwn ? 2 : 4) + (LEANING.test(text) ? 0 : 1);
}

function factsOf(page: EvidencePage, weights: ReadonlyMap<string, number>): Candidate[] {
  const { paper, analyses } = analyzePage(page.paper);
  const linksOf = Map.groupBy(paper.links, (link) => link.block);
  const found: Candidate[] = [];
  for (const [block, analysis] of analyses.entries()) {
    const { kind, text } = paper.blocks[block]!;
    if (kind !== 'paragraph') continue;
    const figures = new Set(
      findFigures(analysis).flatMap((figure) => (figure.wantsSource ? [figure.sentence] : [])),
    );
    const { sentences } = analysis.reading;
    const quoted = sentencesAt(sentences, longQuotes(text));
    const stated = new Set(
      sentences.flatMap(({ start, end }, at) => (statesFigure(text.slice(start, end)) ? [at] : [])),
    );
    if (figures.size === 0 && quoted.size === 0 && stated.size === 0) continue;
    const links = (linksOf.get(block) ?? []).filter((link) => FOREIGN.test(link.href));
    const linked = sentencesAt(
      sentences,
      links.map((link) => link.start),
    );
    const named = new Set(findNamedSources(analysis).map(({ sentence }) => sentence));
    for (const [index, sentence] of sentences.entries()) {
      const { start, end } = sentence;
      const isCited = figures.has(index) || quoted.has(index);
      if (end - start > MAX_FACT_LENGTH || !(isCited || stated.has(index))) continue;
      const link = linked.get(index);
      const source = link === undefined ? null : links[link]!.href;
      const isOwn = !isCited || (source === null && !named.has(index));
      if (isOwn && !stated.has(index)) continue;
      found.push({
        kind: figures.has(index) || isOwn ? 'figure' : 'quotation',
        isOwn,
        text: text.slice(start, end).trim(),
        page: { url: page.url, title: page.title },
        place: { block, start, end },
        source: isOwn ? null : source,
        value: factValue(text.slice(start, end), subjectWeight(analysis, sentence, weights), source !== null),
      });
    }
  }
  return found;
}

/** A sourced fact ranks as high as a heavy term; of unsourced ones, prices rank highest. */
function factValue(sentence: string, weight: number, isSourced: boolean): number {
  const value = weight + (isSourced ? 1 : 0) + (MONEY.test(sentence) ? 1 : 0);
  return ANECDOTE.test(sentence) ? value * ANECDOTE_FACTOR : value;
}

function longQuotes(text: string): number[] {
  return [...closingQuotes(text, MAX_QUOTATION_LENGTH)]
    .filter(([start, end]) => end - start >= MIN_QUOTATION_LENGTH)
    .map(([start]) => start);
}

/** The sentences at the given offsets (ascending), each with the index of its first offset. */
function sentencesAt(
  sentences: readonly { start: number; end: number }[],
  offsets: readonly number[],
): Map<number, number> {
  const found = new Map<number, number>();
  let sentence = 0;
  for (const [index, offset] of offsets.entries()) {
    while (sentence < sentences.length && sentences[sentence]!.end <= offset) sentence += 1;
    if (sentence === sentences.length) break;
    if (sentences[sentence]!.start <= offset && !found.has(sentence)) found.set(sentence, index);
  }
  return found;
}

function subjectWeight(
  { entries }: AnalyzedBlock,
  { firstToken, lastToken }: { firstToken: number; lastToken: number },
  weights: ReadonlyMap<string, number>,
): number {
  const keys = new Set(entries.slice(firstToken, lastToken).map((entry) => entry.key));
  let sum = 0;
  for (const key of keys) sum += weights.get(key) ?? 0;
  return sum;
}
