import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Paper, Place } from '../paper/types.ts';
import { findFigures } from '../research/figures.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { judgeClaims, namesOf, type JudgedClaims, type OriginalClaim } from './judge-claims.ts';
import type { Name } from './names.ts';
import { indexPages, numberKey, RivalMentions, RivalText } from './rival-text.ts';

/** A figure or name of ours that no rival has. */
export interface OriginalMention {
  text: string;
  /** Its first use. */
  place: Place;
  /** Number of uses in our text. */
  count: number;
}

export interface OriginalityResult {
  /** Claims that no rival makes, most novel first. */
  claims: readonly OriginalClaim[];
  figures: readonly OriginalMention[];
  entities: readonly OriginalMention[];
  /** Number of each that our text has on the subject, original or not. Repeated figures and entities count once. */
  held: { claims: number; figures: number; entities: number };
  /**
   * Share (0 to 1) of our claims on the subject that no rival makes: the second axis, next to coverage. Null without
   * claims or without pages.
   */
  share: number | null;
  offSubject: JudgedClaims['offSubject'];
  language: PaperLanguage;
  /** Names are detected by English capitalization. */
  leftOut: readonly 'entities'[];
  evidence: readonly { url: string | null; title: string }[];
  provenance: Provenance;
}

export interface OriginalityInput {
  own: Paper;
  pages: readonly EvidencePage[];
  /** ISO 639-1 code. By default, detected from our own text. */
  language?: string | null;
}

const MAX_CLAIMS = 200;

/** What our text says and no rival says: claims, figures, and names, each with its place. Linear in the texts. */
export function originality({ own, pages, language }: OriginalityInput): OriginalityResult {
  const analyzed = new AnalysisCache().analyze(own, language);
  const { code } = analyzed.language;
  const texts = indexPages(pages, code);
  const names = namesOf(analyzed);
  const { original, held, offSubject } = judgeClaims(analyzed, new RivalText(texts, code), names);
  const { figures, entities } = findMentions(analyzed, new RivalMentions(texts), names);
  return {
    claims: original.slice(0, MAX_CLAIMS),
    figures: pages.length === 0 ? [] : figures.original(),
    entities: pages.length === 0 ? [] : entities.original(),
    held: { claims: held, figures: figures.size, entities: entities.size },
    share: held === 0 || pages.length === 0 ? null : original.length / held,
    offSubject,
    language: analyzed.language,
    leftOut: code === 'en' ? [] : ['entities'],
    evidence: pages.map(({ url, title }) => ({ url, title })),
    provenance: { kind: 'measured', method: 'claims, figures and names against the sentences of the pages' },
  };
}

function findMentions(
  { analyses, paper }: AnalyzedPaper,
  rivals: RivalMentions,
  names: readonly (readonly Name[])[],
) {
  const figures = new Mentions();
  const entities = new Mentions();
  for (const [block, analysis] of analyses.entries()) {
    if (paper.blocks[block]!.kind !== 'paragraph') continue;
    const { text } = analysis.reading;
    for (const { start, end } of findFigures(analysis)) {
      const key = numberKey(text, start, end);
      figures.add(key, text.slice(start, end), { block, start, end }, !rivals.hasNumber(key));
    }
    for (const { start, end, key, keys } of names[block] ?? [])
      entities.add(key, text.slice(start, end), { block, start, end }, !rivals.hasPhrase(keys));
  }
  return { figures, entities };
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
