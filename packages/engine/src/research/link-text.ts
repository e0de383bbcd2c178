import { UNIT } from '../paper/paper-builder.ts';
import type { Paper, PaperLink } from '../paper/types.ts';
import vague from './vague-link-texts.json' with { type: 'json' };

const VAGUE = new Set(vague);
const ADDRESS = /^(?:https?:\/\/|www\.)/i;
const NO_WORDS = /^[^\p{L}\p{N}]*$/u;

/** Links of a paper whose text does not say where they lead: no text, 'click here', or a bare address. */
export function findVagueLinks(paper: Paper, links: readonly PaperLink[]): PaperLink[] {
  const described = new Map<number, Set<number>>();
  for (const { block, offset, alt } of paper.images) {
    if (alt.trim() === '') continue;
    const offsets = described.get(block) ?? new Set();
    described.set(block, offsets.add(offset));
  }
  return links.filter((link) => isVague(paper, link, described.get(link.block)));
}

function isVague(paper: Paper, link: PaperLink, described: ReadonlySet<number> | undefined): boolean {
  const words = paper.blocks[link.block]!.text.slice(link.start, link.end);
  if (described !== undefined) {
    for (let at = words.indexOf(UNIT); at !== -1; at = words.indexOf(UNIT, at + 1)) {
      if (described.has(link.start + at)) return false;
    }
  }
  const text = words.replaceAll(UNIT, ' ').trim().toLowerCase();
  return NO_WORDS.test(text) || ADDRESS.test(text) || VAGUE.has(withoutEndSigns(text));
}

function withoutEndSigns(text: string): string {
  let end = text.length;
  while (end > 0 && NO_WORDS.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
