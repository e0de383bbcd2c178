import { likeness } from './read-site.ts';
import type { Passage, ReadPage, Site } from './read-site.ts';

/** The features by which a link from one page to another is scored, in this order; all 0 to 1. */
export const LINK_FACTS = [
  'named',
  'namedRarely',
  'namedEarly',
  'nameTogether',
  'passageLikeness',
  'wholeLikeness',
  'namedBack',
  'sameFolder',
] as const;

/** What is known about a link to a target. The passage is the one most similar to the target, if any is. */
export interface LinkEvidence {
  facts: number[];
  passage: Passage | null;
}

/** Features of a link from a source to a target, both by index. */
export function linkFacts(site: Site, source: number, target: number): LinkEvidence {
  const from = site.pages[source]!;
  const to = site.pages[target]!;
  const mention = from.mentions.get(target);
  const isNamed = mention !== undefined;
  const others = Math.max(1, site.pages.length - 1);
  const { passage, alike } = nearestPassage(from, to);
  const facts: Record<(typeof LINK_FACTS)[number], number> = {
    named: isNamed ? 1 : 0,
    namedRarely: isNamed ? Math.log(others / Math.max(1, site.namedBy[target]!)) / Math.log(others + 1) : 0,
    namedEarly: isNamed ? 1 - mention.start / Math.max(1, from.text.length) : 0,
    nameTogether: isNamed ? 0 : nameTogether(site, from, to),
    passageLikeness: alike,
    wholeLikeness: likeness(from.whole, to.whole),
    namedBack: to.mentions.has(source) ? 1 : 0,
    sameFolder: sameFolder(from, to),
  };
  return { facts: LINK_FACTS.map((fact) => facts[fact]), passage };
}

function nearestPassage(from: ReadPage, to: ReadPage): { passage: Passage | null; alike: number } {
  let nearest: Passage | null = null;
  let alike = 0;
  for (const passage of from.passages) {
    const value = likeness(passage, to.subject);
    if (value <= alike) continue;
    alike = value;
    nearest = passage;
  }
  return { passage: nearest, alike };
}

/** How much of a name is in one passage, weighted by word rarity. */
function nameTogether(site: Site, from: ReadPage, to: ReadPage): number {
  let best = 0;
  for (const name of to.names) {
    const weights = name.map((key) => site.rarity(key));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0 || !name.some((key) => from.counts.has(key))) continue;
    for (const { weights: own } of from.passages) {
      let sum = 0;
      for (const [at, key] of name.entries()) if (own.has(key)) sum += weights[at]!;
      best = Math.max(best, sum / total);
    }
  }
  return best;
}

/** Half if one of them has no address yet. */
function sameFolder({ url, path: a }: ReadPage, { url: other, path: b }: ReadPage): number {
  if (url === '' || other === '') return 0.5;
  return a.length === b.length && a.slice(0, -1).join('/') === b.slice(0, -1).join('/') ? 1 : 0;
}
