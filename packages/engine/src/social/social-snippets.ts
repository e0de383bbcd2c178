import { isQuestion } from '../answers/question.ts';
import { keyphrases } from '../keyphrases/keyphrases.ts';
import type { Paper, Place } from '../paper/types.ts';
import type { Provenance } from '../score/types.ts';
import { claimsOf } from './claims.ts';
import type { Claim } from './claims.ts';
import { hashtagsOf } from './hashtags.ts';
import { isCutAtParticle } from './is-cut-at-particle.ts';
import platforms from './platforms.json' with { type: 'json' };
import { xLength } from './x-length.ts';

export type SocialPlatform = 'twitter' | 'linkedin' | 'facebook';

interface Platform {
  /** Maximum length of a post, as the platform counts. */
  limit: number;
  /** After about this many characters, the rest is behind 'see more'. Null if everything is shown. */
  fold: number | null;
  claims: number;
  hashtags: number;
  /** Target length of a post, well below a limit that nobody reads to. */
  target: number;
}

/** The folds vary by device; these are what several guides of 2024-2026 agree on. The limits are the platforms' own. */
const PLATFORMS: Readonly<Record<SocialPlatform, Platform>> = {
  twitter: { limit: platforms.x.limit, fold: null, claims: 1, hashtags: 2, target: platforms.x.limit },
  linkedin: { limit: 3000, fold: 210, claims: 4, hashtags: 3, target: 1300 },
  facebook: { limit: 63_206, fold: 477, claims: 2, hashtags: 2, target: 477 },
};
const NUMBER_WORDS = new Set(platforms.numberWords.split(' '));
const KEYPHRASES = 6;
const MAX_TITLE_LENGTH = 200;
/** Claims that are tried before a post counts as full. */
const MAX_CANDIDATES = 100;

export interface SocialSnippet {
  text: string;
  /** The opening of the post: the article's title, a question heading, or a sentence of the text. */
  hook: { text: string; from: 'title' | 'question' | 'claim'; place: Place | null };
  /** Sentences of the text, unchanged. */
  claims: readonly { text: string; place: Place; hasFigure: boolean }[];
  hashtags: readonly string[];
  /** As the platform counts: weighted on X, UTF-16 units elsewhere. At most `limit`. */
  length: number;
  /** What is shown before the fold, or the whole text if there is none. */
  aboveFold: string;
}

export interface SocialSnippets {
  platform: SocialPlatform;
  limit: number;
  fold: number | null;
  /**
   * At most three with different hooks, best first. Empty for a text without a title and without a sentence to quote.
   */
  snippets: readonly SocialSnippet[];
  provenance: Provenance;
}

export interface SocialInput {
  platform: SocialPlatform;
  title?: string | null;
  /** Address that the post links to. */
  url?: string | null;
  keyword?: string | null;
  /** Phrases for hashtags, most important first. By default, the text's keyphrases. */
  terms?: readonly string[];
}

/** Composes posts from an article. Nothing is invented: all sentences and figures are from the text. */
export function socialSnippets(paper: Paper, input: SocialInput): SocialSnippets {
  const { platform } = input;
  const rules = PLATFORMS[platform];
  const keyword = input.keyword?.trim() ?? '';
  const { claims, index } = claimsOf(paper, keyword === '' ? (input.title ?? '') : keyword);
  const held = numbersIn(paper.blocks.map((block) => block.text).join('\n'));
  const holds = (text: string): boolean => [...numbersIn(text)].every((number) => held.has(number));
  const phrases =
    input.terms ??
    keyphrases(paper, KEYPHRASES, 'phrases')
      .keyphrases.filter(({ key, count }) => count > 1 && !isCutAtParticle(index.analyzed, key.split(' ')))
      .map((phrase) => phrase.text);
  const hashtags = hashtagsOf([keyword, ...phrases].filter(holds), rules.hashtags);
  const hooks = hooksOf(input.title?.trim() ?? '', claims, index, holds);
  const snippets = hooks.flatMap((hook): SocialSnippet[] => {
    const snippet = compose(hook, claims, hashtags, input.url?.trim() ?? '', input.platform);
    return snippet === null ? [] : [snippet];
  });
  return {
    platform,
    limit: rules.limit,
    fold: rules.fold,
    snippets,
    provenance: { kind: 'modelled', method: 'sentences of the text, by keyword, figure and position' },
  };
}

/**
 * Rewords a snippet: replaces its hook and claims, keeps its address and hashtags. Null if there are no words, or if
 * they exceed both the target length and the snippet itself.
 */
export function rewordSnippet(
  snippet: SocialSnippet,
  words: string,
  { platform, url }: Pick<SocialInput, 'platform' | 'url'>,
): SocialSnippet | null {
  const text = joinParts([words.trim(), url?.trim() ?? '', snippet.hashtags.join(' ')]);
  const length = lengthOn(platform, text);
  const most = Math.max(PLATFORMS[platform].target, snippet.length);
  if (words.trim() === '' || length > most) return null;
  return { ...snippet, text, length, aboveFold: cutAtFold(text, platform) };
}

type Hook = SocialSnippet['hook'];

function hooksOf(
  title: string,
  claims: readonly Claim[],
  index: ReturnType<typeof claimsOf>['index'],
  holds: (text: string) => boolean,
): Hook[] {
  const hooks: Hook[] = [];
  if (title !== '' && title.length <= MAX_TITLE_LENGTH && holds(title)) {
    hooks.push({ text: title, from: 'title', place: null });
  }
  const best = claims.find(({ hasFigure }) => hasFigure) ?? claims[0];
  if (best !== undefined) hooks.push({ text: best.text, from: 'claim', place: best.place });
  const { blocks } = index.analyzed.paper;
  for (const { heading } of index.sections) {
    if (heading === -1) continue;
    const text = blocks[heading]!.text.trim();
    if (!text.endsWith('?') || !isQuestion(text) || text.length > MAX_TITLE_LENGTH || text === title)
      continue;
    hooks.push({
      text,
      from: 'question',
      place: { block: heading, start: 0, end: blocks[heading]!.text.length },
    });
    break;
  }
  return hooks;
}

/** Joins what fits: always the hook, then the address, claims, and hashtags. Null if not even the hook fits. */
function compose(
  hook: Hook,
  claims: readonly Claim[],
  hashtags: readonly string[],
  url: string,
  platform: SocialPlatform,
): SocialSnippet | null {
  const { limit, claims: most, target } = PLATFORMS[platform];
  const lengthOf = (text: string): number => lengthOn(platform, text);
  const chosen: Claim[] = [];
  const tags: string[] = [];
  const write = (): string => joinParts([hook.text, ...chosen.map(({ text }) => text), url, tags.join(' ')]);
  if (lengthOf(write()) > limit) return null;
  // Hashtags first: they are short, and a post is not found without them.
  for (const tag of hashtags) {
    tags.push(tag);
    if (lengthOf(write()) > target) tags.pop();
  }
  for (const claim of claims.slice(0, MAX_CANDIDATES)) {
    if (chosen.length >= most) break;
    if (claim.text === hook.text) continue;
    chosen.push(claim);
    if (lengthOf(write()) > target) chosen.pop();
  }
  // In the order of the text, so that they read fluently.
  chosen.sort((a, b) => a.place.block - b.place.block || a.place.start - b.place.start);
  const text = write();
  return {
    text,
    hook,
    claims: chosen.map(({ text: claim, place, hasFigure }) => ({ text: claim, place, hasFigure })),
    hashtags: tags,
    length: lengthOf(text),
    aboveFold: cutAtFold(text, platform),
  };
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** As the platform counts. */
function lengthOn(platform: SocialPlatform, text: string): number {
  return platform === 'twitter' ? xLength(text) : text.length;
}

/** What is shown before the fold, in whole words. */
function cutAtFold(text: string, platform: SocialPlatform): string {
  const { fold } = PLATFORMS[platform];
  if (fold === null || text.length <= fold) return text;
  const cut = text.slice(0, fold);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return (space > fold / 2 ? cut.slice(0, space) : cut).trimEnd();
}

/** Numbers of a text, in digits ('1,000' and '1000' are equal) and in words from 'two' on. */
function numbersIn(text: string): Set<string> {
  const digits = text.replaceAll(/(?<=\d)[,\u00A0\u202F](?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set([...digits, ...words.filter((word) => NUMBER_WORDS.has(word))]);
}
