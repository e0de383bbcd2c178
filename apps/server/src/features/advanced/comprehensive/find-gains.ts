import type { Comprehensive } from '@pagewright/contract/advanced';
import { comprehensiveMessages } from './messages.ts';

type Gain = Comprehensive['gains'][number];

const GAINS = 3;
const GAINS_OF_PART = 2;
const WHOLE = 100;

/**
 * Returns the three largest gains of all parts, at most two per part. Score points, opportunities, and links have no
 * common unit, so each is ranked by its share of what its own part can give.
 */
export function findGains({ score, gaps, links }: Comprehensive['parts']): Gain[] {
  const all = [...ofScore(score.result), ...ofGaps(gaps.result), ...ofLinks(links.result)];
  const taken: Gain[] = [];
  for (const gain of all.toSorted((one, other) => other.share - one.share)) {
    if (taken.filter(({ part }) => part === gain.part).length < GAINS_OF_PART) taken.push(gain);
    if (taken.length === GAINS) break;
  }
  return taken;
}

const NOTHING_TO_OPEN = { keyword: null, opportunity: null };

/** Findings by their share of the points that the text lacks. */
function ofScore(score: Comprehensive['parts']['score']['result']): Gain[] {
  const missing = WHOLE - (score?.overallScore ?? WHOLE);
  if (!score || missing <= 0) return [];
  return score.recommendations.map(({ message, gain }) => ({
    part: 'score',
    message,
    share: Math.min(WHOLE, (WHOLE * gain) / missing),
    ...NOTHING_TO_OPEN,
  }));
}

function ofGaps(found: Comprehensive['parts']['gaps']['result']): Gain[] {
  return (found?.gaps ?? []).map(({ keyword, opportunity, pages, isCertain }) => ({
    part: 'gaps',
    message: comprehensiveMessages.write(keyword, pages.length, isCertain),
    share: opportunity,
    ...NOTHING_TO_OPEN,
    keyword,
  }));
}

/** Links by how well one of our pages fits; without a matching page there is nothing to ask for yet. */
function ofLinks(found: Comprehensive['parts']['links']['result']): Gain[] {
  return (found?.opportunities ?? []).flatMap((opportunity) => {
    const { kind, relevance, pageTitle, pageUrl } = opportunity;
    if (relevance === null) return [];
    const message = comprehensiveMessages.ask[kind](pageTitle === '' ? pageUrl : pageTitle);
    return [{ part: 'links' as const, message, share: WHOLE * relevance, ...NOTHING_TO_OPEN, opportunity }];
  });
}
