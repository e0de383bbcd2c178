import type { Comprehensive } from '@pagewright/contract/advanced';
import { sayNoticeAnew } from '../backlinks/say-anew.ts';
import { sayStrategyAnew } from '../competitive-intelligence/say-anew.ts';
import { sayScoreAnew } from '../content-scoring/say-anew.ts';
import { findGains } from './find-gains.ts';
import { comprehensiveMessages } from './messages.ts';

/** Localizes all parts and gains of an analysis to the current language. */
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

/** A skipped part explains why; a failed one keeps its original message. */
function sayWhy<Part extends { readonly state: string; readonly message: string | null }>(
  part: Part,
  message: string,
): Part {
  return part.state === 'left_out' ? { ...part, message } : part;
}

type Links = NonNullable<Comprehensive['parts']['links']['result']>;

/** Older runs did not store the named source, so only the notice for runs without a source is localized. */
function sayNamed(links: Links): Links {
  const { looked, notice } = links;
  return {
    ...links,
    notice: looked ? comprehensiveMessages.lookedForLinks(looked) : sayNoticeAnew(notice, null),
  };
}
