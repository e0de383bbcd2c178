import type { PARTNER_SIGNS } from '@pagewright/contract/advanced';
import { sentences, type Paper } from '@pagewright/engine';

type Code = (typeof PARTNER_SIGNS)[number];

/** Phrases of sites that accept or republish articles; English only, like these pages. */
const SIGNS: readonly (readonly [Code, RegExp])[] = [
  ['guest_posts', /\b(?:guest (?:posts?|articles?|authors?|bloggers?|contributions?)|write for us)\b/i],
  ['republishing', /\b(?:republish(?:e[sd]|ing)?|syndicat(?:e[sd]?|ing|ion)|cross-?post(?:ed|ing|s)?)\b/i],
  [
    'contributors',
    /\b(?:become a contributor|contributor guidelines|submit (?:an?|your) (?:article|post|story)|submission guidelines|pitch us)\b/i,
  ],
  ['open_licence', /\b(?:creative commons|CC[ -]BY(?:-[A-Z]{2})*)\b/i],
];
/** A refusal is not an offer. */
const REFUSAL =
  /\b(?:do not|don[’']t|does not|no longer|never|cannot|can[’']t|not)\b[^.]{0,40}\b(?:accept|take|publish|republish|syndicate|allow)|\bno (?:guest|republish|syndicat|cross-?post)|\b(?:prohibited|forbidden|not permitted|not allowed)\b|\ball rights reserved\b/i;
const LONGEST = 300;

/** A sentence in which a page offers to accept or republish articles. */
export interface PartnerSign {
  readonly code: Code;
  readonly quotation: string;
}

/** Finds the signs on a page, each with the first sentence that shows it. */
export function findPartnerSigns(paper: Paper): PartnerSign[] {
  const found = new Map<Code, string>();
  for (const { text } of paper.blocks)
    for (const sentence of sentences(text)) {
      if (REFUSAL.test(sentence)) continue;
      for (const [code, pattern] of SIGNS)
        if (!found.has(code) && pattern.test(sentence)) found.set(code, sentence.slice(0, LONGEST));
    }
  return [...found].map(([code, quotation]) => ({ code, quotation }));
}
