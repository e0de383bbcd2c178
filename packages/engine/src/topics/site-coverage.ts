import { preparedPerLanguage } from '../gap/sought-keyword.ts';
import { matchOf, readPage } from '../gap/targeted-page.ts';
import { pathOf, withoutSiteName } from '../pages/site-page.ts';
import { parseSearch } from '../strategy/parse-search.ts';
import { pageLanguage, topicKeys } from './topic-words.ts';
import type { Topic, TopicPage } from './types.ts';

/** Stems of a page's title, parts of its address, and headings. */
interface Outline {
  readonly page: TopicPage;
  readonly texts: readonly ReadonlySet<string>[];
  /** Stems of title and address. */
  readonly titled: ReadonlySet<string>;
  readonly language: string;
  /** Subject words of its title, with synonyms unified. */
  readonly searched: ReadonlySet<string>;
}

/** A text that uses a word so often is about it too. */
const USES = 3;
/** Longest ending of an inflection. */
const ENDING_MAX = 5;
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u;
/** Pages whose text is compared in other words. */
const MEANING_MAX = 200;

/** Which subjects a site has pages about. The same answer wherever subjects are shown. */
export class SiteCoverage {
  private readonly outlines: readonly Outline[];
  private texts: readonly string[] | null = null;

  constructor(pages: readonly TopicPage[]) {
    this.outlines = pages.map(outlineOf);
  }

  /**
   * The pages about a subject: all stems of one of its wordings are in the title, in a part of the address, or in one
   * heading, or the title has synonyms of them; else the pages whose title and text say the same in other words.
   */
  pagesAbout({ name, variants, wordings }: Pick<Topic, 'name' | 'variants' | 'wordings'>): TopicPage[] {
    const searches = searchedBy([name, ...variants]);
    const found = this.outlines.filter(
      (outline) =>
        wordings.some((keys) => isAbout(outline, keys)) ||
        searches(outline.language).some((words) => isPart(words, outline.searched)),
    );
    return (found.length > 0 ? found : this.byMeaning(name, wordings)).map(({ page }) => page);
  }

  /** Whether a subject may be called missing: it is distinct, and no page is about it or keeps using its word. */
  lacks(topic: Topic): boolean {
    if (!topic.isDistinct || this.pagesAbout(topic).length > 0) return false;
    return topic.wordings.some(({ length }) => length > 1) || !this.isUsed(topic);
  }

  private byMeaning(name: string, wordings: Topic['wordings']): Outline[] {
    const keys = new Set(wordings.flat());
    const sought = preparedPerLanguage(name);
    return this.outlines
      .filter(({ titled }) => [...keys].some((key) => titled.has(key)))
      .slice(0, MEANING_MAX)
      .filter(({ page }) => {
        const read = readPage(page);
        const keyword = sought(read.lexicon);
        return keyword !== null && matchOf(read, keyword) !== null;
      });
  }

  /** Whether a text of the site keeps using the word of a subject, in any inflection. */
  private isUsed({ wordings }: Topic): boolean {
    this.texts ??= this.outlines.map(({ page }) =>
      page.paper.blocks
        .map(({ text }) => text)
        .join('\n')
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase(),
    );
    const stems = wordings.flat().filter((key) => PLAIN_WORD.test(key));
    if (stems.length === 0) return false;
    const words = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${stems.join('|')})\\p{L}{0,${ENDING_MAX}}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    return this.texts.some((text) => (text.match(words)?.length ?? 0) >= USES);
  }
}

function outlineOf(page: TopicPage): Outline {
  const language = pageLanguage(page);
  const parts = pathOf(page.url ?? '').split('/');
  const read = (text: string): ReadonlySet<string> => withPairs(topicKeys(text, language));
  const titled = [page.title, ...parts.map((part) => part.replaceAll(/[-_.]/g, ' '))]
    .filter((text) => text !== '')
    .map(read);
  const headings = page.paper.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => read(text));
  return {
    page,
    texts: [...titled, ...headings],
    titled: new Set(titled.flatMap((keys) => [...keys])),
    language,
    searched: parseSearch(withoutSiteName(page.title), language).words,
  };
}

/** The subject words of each name, with synonyms unified, in the language of a page. */
function searchedBy(names: readonly string[]): (language: string) => readonly ReadonlySet<string>[] {
  const known = new Map<string, readonly ReadonlySet<string>[]>();
  return (language) => {
    const searches = known.get(language) ?? names.map((name) => parseSearch(name, language).words);
    known.set(language, searches);
    return searches;
  };
}

const isPart = (words: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => all.has(word));

/** Two stems as one word, which may be stemmed otherwise: 'e-bike' is 'ebike', whose stem is 'ebik'. */
const joined = (one: string, other: string): string => `${one}${other}`.replace(/e$/, '');

/** Stems, and each two that follow each other as one word: 'cold brew' is 'coldbrew'. */
function withPairs(keys: readonly string[]): ReadonlySet<string> {
  return new Set([...keys, ...keys.slice(1).map((key, at) => joined(keys[at]!, key))]);
}

/** Stems as they are, and with each two that follow each other as one word. */
function spellingsOf(keys: readonly string[]): string[][] {
  const pairs = keys
    .slice(1)
    .map((key, at) => [...keys.slice(0, at), joined(keys[at]!, key), ...keys.slice(at + 2)]);
  return [[...keys], ...pairs];
}

/** Whether a page is about a subject: all its stems are in the title, in a part of the address, or in one heading. */
function isAbout({ texts }: Outline, keys: readonly string[]): boolean {
  if (keys.length === 0) return false;
  const spellings = spellingsOf(keys);
  return texts.some((found) => spellings.some((some) => some.every((key) => found.has(key))));
}
