import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Paper, Place } from '../paper/types.ts';
import { findFigures } from '../research/figures.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { AnalysisCache } from '../text/analyse-paper.ts';
import type { AnalysedBlock } from '../text/analyse-paper.ts';
import { findNames } from './names.ts';
import { numberKey, RivalText } from './rival-text.ts';

/** A statement of ours. */
export interface OriginalClaim {
  text: string;
  place: Place;
  /** 0 (a rival says it in the same words) to 1 (no rival's sentence shares a telling word). */
  novelty: number;
  /** It holds a figure, or a name. */
  hasFigure: boolean;
  hasName: boolean;
}

/** A figure or a name of ours that no rival has. */
export interface OriginalMention {
  text: string;
  /** Its first use. */
  place: Place;
  /** How often we use it. */
  count: number;
}

export interface OriginalityResult {
  /** Claims that no rival makes, most novel first. */
  claims: readonly OriginalClaim[];
  figures: readonly OriginalMention[];
  entities: readonly OriginalMention[];
  /** How many of each our text holds on the subject, original or not; figures and entities each once. */
  held: { claims: number; figures: number; entities: number };
  /** Share (0 to 1) of our claims on the subject that no rival makes: the second axis beside coverage. Null without claims or without pages. */
  share: number | null;
  /** Claims that share no word of weight with any rival are off the subject, and count neither way. */
  offSubject: readonly Place[];
  language: PaperLanguage;
  /** Names are told by English capitals. */
  leftOut: readonly 'entities'[];
  evidence: readonly { url: string | null; title: string }[];
  provenance: Provenance;
}

export interface OriginalityInput {
  own: Paper;
  pages: readonly EvidencePage[];
  /** ISO 639-1 code; detected from our own text when it is not given. */
  language?: string | null;
}

/** A sentence with fewer content words states too little to be anyone's. */
const LEAST_CONTENT_WORDS = 5;
/** A rival's sentence with more than half of a claim's weight says much the same. */
const LEAST_NOVELTY = 0.5;
/** A word that at least half of the pages use belongs to the subject. */
const SUBJECT_SHARE = 0.5;
/** Of a claim on the subject at least so many content words belong to it. */
const LEAST_SUBJECT_WORDS = 2;
const MOST_CLAIMS = 200;

/** What our text says that no rival says: claims, figures and names, each with its place. Time grows with the texts. */
export function originality({ own, pages, language }: OriginalityInput): OriginalityResult {
  const analysed = new AnalysisCache().analyse(own, language);
  const isEnglish = analysed.language.code === 'en';
  const rivals = new RivalText(pages, analysed.language.code);
  const claims: OriginalClaim[] = [];
  const offSubject: Place[] = [];
  const figures = new Mentions();
  const entities = new Mentions();
  let held = 0;
  const names = isEnglish ? namesOf(analysed.analyses, analysed.paper) : [];
  for (const [block, analysis] of analysed.analyses.entries()) {
    if (analysed.paper.blocks[block]!.kind !== 'paragraph') continue;
    const { reading, entries } = analysis;
    const found = findFigures(analysis);
    for (const { start, end } of found) {
      const key = numberKey(reading.text, start, end);
      figures.add(key, reading.text.slice(start, end), { block, start, end }, !rivals.hasNumber(key));
    }
    const ownNames = names[block] ?? [];
    for (const { start, end, key, keys } of ownNames)
      entities.add(key, reading.text.slice(start, end), { block, start, end }, !rivals.hasPhrase(keys));
    for (const { start, end, firstToken, lastToken } of reading.sentences) {
      const text = reading.text.slice(start, end);
      const content = entries.slice(firstToken, lastToken).filter((entry) => !entry.isFunctionWord);
      if (content.length < LEAST_CONTENT_WORDS || text.trimEnd().endsWith('?')) continue;
      const place = { block, start, end };
      const stems = new Set(content.map((entry) => entry.key));
      if (!isOnSubject(stems, rivals)) {
        offSubject.push(place);
        continue;
      }
      held += 1;
      const novelty = 1 - rivals.nearest(text);
      if (novelty < LEAST_NOVELTY) continue;
      const isIn = (part: { start: number; end: number }): boolean => part.start >= start && part.end <= end;
      claims.push({
        text,
        place,
        novelty: Math.round(novelty * 1000) / 1000,
        hasFigure: found.some((figure) => isIn(figure)),
        hasName: ownNames.some((name) => isIn(name)),
      });
    }
  }
  return {
    claims: claims
      .toSorted(
        (a, b) => b.novelty - a.novelty || a.place.block - b.place.block || a.place.start - b.place.start,
      )
      .slice(0, MOST_CLAIMS),
    figures: pages.length === 0 ? [] : figures.original(),
    entities: pages.length === 0 ? [] : entities.original(),
    held: { claims: held, figures: figures.size, entities: entities.size },
    share: held === 0 || pages.length === 0 ? null : claims.length / held,
    offSubject,
    language: analysed.language,
    leftOut: isEnglish ? [] : ['entities'],
    evidence: pages.map(({ url, title }) => ({ url, title })),
    provenance: { kind: 'measured', method: 'claims, figures and names against the sentences of the pages' },
  };
}

/** Without pages nothing can be on or off the subject, and nothing is original. */
function isOnSubject(stems: ReadonlySet<string>, rivals: RivalText): boolean {
  let words = 0;
  for (const stem of stems)
    if ((rivals.pagesOfStem.get(stem) ?? 0) >= rivals.pages * SUBJECT_SHARE && rivals.pages > 0) words += 1;
  return words >= LEAST_SUBJECT_WORDS;
}

/** Names of each block; a single word at the beginning of a sentence is one when it is a name elsewhere in the text. */
function namesOf(analyses: readonly AnalysedBlock[], paper: Paper) {
  const found = analyses.map((analysis, block) =>
    paper.blocks[block]!.kind === 'paragraph' ? findNames(analysis) : [],
  );
  const certain = new Set(
    found
      .flat()
      .filter(({ isUncertain }) => !isUncertain)
      .map(({ key }) => key),
  );
  return found.map((names) => names.filter(({ key, isUncertain }) => !isUncertain || certain.has(key)));
}

class Mentions {
  private readonly byKey = new Map<
    string,
    { text: string; place: Place; count: number; isOriginal: boolean }
  >();

  get size(): number {
    return this.byKey.size;
  }

  add(key: string, text: string, place: Place, isOriginal: boolean): void {
    const known = this.byKey.get(key);
    if (known === undefined) this.byKey.set(key, { text, place, count: 1, isOriginal });
    else known.count += 1;
  }

  /** In reading order. */
  original(): OriginalMention[] {
    return [...this.byKey.values()]
      .filter(({ isOriginal }) => isOriginal)
      .map(({ text, place, count }) => ({ text, place, count }));
  }
}
