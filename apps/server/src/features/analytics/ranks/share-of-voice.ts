import type { Provenance } from '@pagewright/contract/provenance';
import type { CheckRow } from './check-repository.ts';

/**
 * Share of searches that click the organic result at positions 1 to 10 of Google: SISTRIX, "Why almost everything you
 * knew about Google CTR is no longer valid", July 2020, over 80 million keywords. Below the first ten it found far less
 * than 1 % each, which counts as none.
 */
export const CLICK_CURVE = [0.285, 0.157, 0.11, 0.08, 0.072, 0.051, 0.04, 0.032, 0.028, 0.025] as const;

export const VOICE_PROVENANCE: Provenance = {
  kind: 'modelled',
  method: 'Positions × average click rate by position (SISTRIX 2020), relative to being first everywhere',
};

/** The weights of keywords: their monthly searches if known for all of them, else the same for each. */
export interface VoiceWeights {
  readonly kind: 'volume' | 'equal';
  readonly of: (keyword: string) => number;
}

/** Weights keywords by monthly searches, unless some are unknown: unlike weights cannot be mixed. */
export function weigh(keywords: readonly string[], volumes: ReadonlyMap<string, number>): VoiceWeights {
  const areKnown = keywords.length > 0 && keywords.every((keyword) => volumes.has(keyword));
  const total = keywords.reduce((sum, keyword) => sum + (volumes.get(keyword) ?? 0), 0);
  return areKnown && total > 0
    ? { kind: 'volume', of: (keyword) => volumes.get(keyword) ?? 0 }
    : { kind: 'equal', of: () => 1 };
}

/**
 * Share of voice of each site on a day: the clicks that its positions bring by the click curve, divided by the clicks of
 * being first for every keyword. Only keywords for which the site was looked for count.
 */
export function shareOfVoice(
  answers: readonly Pick<CheckRow, 'keyword' | 'sites'>[],
  { of }: VoiceWeights,
): Record<string, number> {
  const sums = new Map<string, { clicks: number; most: number }>();
  for (const { keyword, sites } of answers)
    for (const { site, position } of sites) {
      const sum = sums.get(site) ?? { clicks: 0, most: 0 };
      sum.clicks += of(keyword) * (position === null ? 0 : (CLICK_CURVE[position - 1] ?? 0));
      sum.most += of(keyword) * CLICK_CURVE[0];
      sums.set(site, sum);
    }
  return Object.fromEntries(
    [...sums].flatMap(([site, { clicks, most }]) => (most === 0 ? [] : [[site, clicks / most]])),
  );
}
