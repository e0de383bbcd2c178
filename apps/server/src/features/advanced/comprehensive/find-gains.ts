import type { Comprehensive } from '@pagewright/contract/advanced';
import { comprehensiveMessages } from './messages.ts';

type Gain = Comprehensive['gains'][number];

const GAINS = 3;
const GAINS_OF_PART = 2;
const WHOLE = 100;

/**
 * The three largest gains of all parts, at most two of one. Points of a score, opportunities and links have no common
 * measure, so each is put in order by its share of what its own part can give; nothing is added up.
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

/** A finding by its share of the points that the text lacks. */
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

/** A link by how well a page of ours fits; where none does, there is nothing to ask for yet. */
function ofLinks(found: Comprehensive['parts']['links']['result']): Gain[] {
  return (found?.opportunities ?? []).flatMap((opportunity) => {
    const { kind, relevance, pageTitle, pageUrl } = opportunity;
    if (relevance === null) return [];
    const message = comprehensiveMessages.ask[kind](pageTitle === '' ? pageUrl : pageTitle);
    return [{ part: 'links' as const, message, share: WHOLE * relevance, ...NOTHING_TO_OPEN, opportunity }];
  });
}
