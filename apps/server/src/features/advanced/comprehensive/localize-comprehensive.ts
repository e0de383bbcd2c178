import type { Comprehensive } from '@pagewright/contract/advanced';
import { localizeNotice } from '../backlinks/localize-links.ts';
import { localizeStrategy } from '../competitive-intelligence/localize-findings.ts';
import { localizeScore } from '../content-scoring/localize-score.ts';
import { findGains } from './find-gains.ts';
import { comprehensiveMessages } from './messages.ts';

/** Localizes all parts and gains of an analysis to the current language. */
export function localizeComprehensive(result: Comprehensive): Comprehensive {
  const { score, intent, gaps, strategies, links } = result.parts;
  const { noScore, noCompetitors } = comprehensiveMessages;
  const parts = {
    score: { ...localizeMessage(score, noScore), result: score.result && localizeScore(score.result) },
    intent,
    gaps: localizeMessage(gaps, noCompetitors),
    strategies: {
      ...localizeMessage(strategies, noCompetitors),
      result: strategies.result?.map(localizeStrategy) ?? null,
    },
    links: {
      ...localizeMessage(links, noCompetitors),
      result: links.result && localizeLinksNotice(links.result),
    },
  };
  return { ...result, parts, gains: findGains(parts) };
}

/** A skipped part explains why; a failed one keeps its original message. */
function localizeMessage<Part extends { readonly state: string; readonly message: string | null }>(
  part: Part,
  message: string,
): Part {
  return part.state === 'left_out' ? { ...part, message } : part;
}

type Links = NonNullable<Comprehensive['parts']['links']['result']>;

/** Older runs did not store the named source, so only the notice for runs without a source is localized. */
function localizeLinksNotice(links: Links): Links {
  const { looked, notice } = links;
  return {
    ...links,
    notice: looked ? comprehensiveMessages.lookedForLinks(looked) : localizeNotice(notice, null),
  };
}
