import type { Comprehensive } from '@pagewright/contract/advanced';
import { sayNoticeAnew } from '../backlinks/say-anew.ts';
import { sayStrategyAnew } from '../competitive-intelligence/say-anew.ts';
import { sayScoreAnew } from '../content-scoring/say-anew.ts';
import { findGains } from './find-gains.ts';
import { comprehensiveMessages } from './messages.ts';

/** All parts of an analysis and what is to be gained, anew in the language that is spoken. */
export function sayAllAnew(result: Comprehensive): Comprehensive {
  const { score, intent, gaps, strategies, links } = result.parts;
  const { noScore, noCompetitors } = comprehensiveMessages;
  const parts = {
    score: { ...sayWhy(score, noScore), result: score.result && sayScoreAnew(score.result) },
    intent,
    gaps: sayWhy(gaps, noCompetitors),
    strategies: {
      ...sayWhy(strategies, noCompetitors),
      result: strategies.result?.map(sayStrategyAnew) ?? null,
    },
    links: { ...sayWhy(links, noCompetitors), result: links.result && sayNamed(links.result) },
  };
  return { ...result, parts, gains: findGains(parts) };
}

/** A part that was left out says why; one that failed keeps what was said of it. */
function sayWhy<Part extends { readonly state: string; readonly message: string | null }>(
  part: Part,
  message: string,
): Part {
  return part.state === 'left_out' ? { ...part, message } : part;
}

type Links = NonNullable<Comprehensive['parts']['links']['result']>;

/** Earlier runs did not keep what was looked at: of their notices only the one that no source was asked is said anew. */
function sayNamed(links: Links): Links {
  const { looked, notice } = links;
  return {
    ...links,
    notice: looked ? comprehensiveMessages.lookedForLinks(looked) : sayNoticeAnew(notice, null),
  };
}
