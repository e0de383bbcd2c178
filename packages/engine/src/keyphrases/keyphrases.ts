import { RARITY_LANGUAGES } from '../background/rarity.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { Paper, Place } from '../paper/types.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import { rankCandidates } from './rank-candidates.ts';
import type { KeyphraseStyle } from './rank-candidates.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** A phrase that names what a text is about. */
export interface Keyphrase {
  /** As in the text, in its most frequent form. */
  text: string;
  /** Stem keys of its words, joined by a space. */
  key: string;
  /** 0 to 1: how likely a reader would name it. Comparable within a text and between texts of one kind. */
  strength: number;
  /** Number of uses in any inflection. */
  count: number;
  /** Its first use. For a string, in the paper of that text after wrapped lines were joined. */
  place: Place;
}

export interface KeyphrasesResult {
  /** Strongest first. */
  keyphrases: readonly Keyphrase[];
  language: PaperLanguage;
  /** What depends on rules or tables that are missing for the text's language and was skipped. */
  leftOut: readonly ('rarity' | 'noun_phrases')[];
  provenance: Provenance;
}

/**
 * The `n` phrases (or fewer) that best describe what a text is about. Linear in the text.
 * @param style whether single words rank below or with phrases; by default, the length of the text decides
 */
export function keyphrases(text: string | Paper, n: number, style?: KeyphraseStyle): KeyphrasesResult {
  const paper = new AnalysisCache().analyze(typeof text === 'string' ? parsePaper(unwrapLines(text)) : text);
  const { language } = paper;
  const ranked = rankCandidates(paper, style);
  return {
    keyphrases: ranked.slice(0, Math.max(0, Math.floor(n))).map(({ key, candidate, logOdds }) => ({
      text: candidate.forms.commonest,
      key,
      strength: Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000,
      count: candidate.count,
      place: candidate.place,
    })),
    language,
    leftOut: leftOutIn(language.code),
    provenance: { kind: 'modelled', method: 'noun phrases by frequency, background rarity and position' },
  };
}

function leftOutIn(code: string): KeyphrasesResult['leftOut'] {
  if (code === 'en') return [];
  return RARITY_LANGUAGES.has(code) ? ['noun_phrases'] : ['rarity', 'noun_phrases'];
}
