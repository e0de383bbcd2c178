import classWords from './class-words.json' with { type: 'json' };
import type { PageNode } from './page-tree.ts';

/** What a node's tag, class, role, and schema say about it before its text is examined. */
export type NodeRole = 'plain' | 'unread' | 'unwanted' | 'comments' | 'body' | 'markedBody';

/** Never read: not text of the page. */
const UNREAD_TAGS = new Set(
  (
    'script style noscript template svg math iframe object canvas select textarea button audio video map head input ' +
    'label embed datalist progress meter dialog title'
  ).split(' '),
);
/** Read by visitors, but around the article; `form` may contain a whole page and is judged by its text instead. */
const UNWANTED_TAGS = new Set('nav aside footer figcaption menu'.split(' '));
const UNWANTED_ARIA_ROLES = new Set(
  'navigation banner complementary contentinfo search dialog alert menu menubar tablist toolbar'.split(' '),
);
/** Their classes describe the whole page ("has-sidebar"). */
const WHOLE_PAGE = new Set(['html', 'body', 'main', 'article']);

const COMMENTS = new Set(classWords.comments);
const BODY = new Set(classWords.body);
const ANYWHERE = new Set(classWords.unwantedAnywhere);
const LAST = new Set(classWords.unwantedLast);
const ALONE = new Set([...classWords.unwantedAnywhere, ...classWords.unwantedAlone]);
const UNWANTED_PAIRS = new Set(classWords.unwantedPairs);
const UNWANTED_PREFIXES = classWords.unwantedPrefixes;

const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const CAPITAL_INSIDE = /([a-z])([A-Z])/g;
const SPACES = /\s+/;
const NO_WORD = /[^a-z]+/;
/** Longer classes are generated; their first part is enough. */
const MAX_CLASS_LENGTH = 400;

/** Judges nodes by tag and names; caches names within one page. */
export class RoleJudge {
  private readonly remembered = new Map<string, NodeRole>();

  roleOf(node: PageNode): NodeRole {
    const { name, attributes } = node;
    if (UNREAD_TAGS.has(name)) return 'unread';
    if (attributes.size === 0) return UNWANTED_TAGS.has(name) ? 'unwanted' : 'plain';
    if (isMarkedBody(attributes)) return 'markedBody';
    if (WHOLE_PAGE.has(name)) {
      const role = name === 'article' ? this.roleOfNames(attributes) : 'plain';
      return role === 'body' ? role : 'plain';
    }
    if (isHidden(attributes)) return 'unread';
    if (UNWANTED_TAGS.has(name)) return 'unwanted';
    if (UNWANTED_ARIA_ROLES.has(attributes.get('role') ?? '')) return 'unwanted';
    return this.roleOfNames(attributes);
  }

  private roleOfNames(attributes: ReadonlyMap<string, string>): NodeRole {
    const className = attributes.get('class') ?? '';
    const id = attributes.get('id') ?? '';
    if (className === '' && id === '') return 'plain';
    const names = `${className.slice(0, MAX_CLASS_LENGTH)} ${id.slice(0, MAX_CLASS_LENGTH)}`;
    const known = this.remembered.get(names);
    if (known !== undefined) return known;
    const role = judgeNames(names);
    this.remembered.set(names, role);
    return role;
  }
}

function isHidden(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.has('hidden') || HIDING_STYLE.test(attributes.get('style') ?? '');
}

function isMarkedBody(attributes: ReadonlyMap<string, string>): boolean {
  return (attributes.get('itemprop') ?? '').toLowerCase().includes('articlebody');
}

function judgeNames(names: string): NodeRole {
  // WordPress adds a post's tags and categories to its class names.
  if (names.includes('hentry') || names.includes('type-post') || names.includes('status-publish'))
    return 'plain';
  let role: NodeRole = 'plain';
  for (const name of names.split(SPACES)) {
    const own = roleOfName(name);
    if (own === 'comments' || own === 'unwanted') return own;
    if (own === 'body') role = own;
  }
  return role;
}

/** Pages share framework class names: roles of single names are cached across pages. */
const roleCache = new Map<string, NodeRole>();
const MAX_CACHED_ROLES = 2000;

function roleOfName(name: string): NodeRole {
  const known = roleCache.get(name);
  if (known !== undefined) return known;
  const words = name
    .replace(CAPITAL_INSIDE, '$1-$2')
    .toLowerCase()
    .split(NO_WORD)
    .filter((word) => word !== '');
  let role: NodeRole = 'plain';
  if (words.some((word) => COMMENTS.has(word))) role = 'comments';
  else if (words.length > 0 && isUnwanted(words)) role = 'unwanted';
  else if (hasPair(words, BODY, '') || words.some((word) => BODY.has(word))) role = 'body';
  if (roleCache.size >= MAX_CACHED_ROLES) roleCache.clear();
  roleCache.set(name, role);
  return role;
}

function isUnwanted(words: readonly string[]): boolean {
  return (
    ALONE.has(words.join('')) ||
    LAST.has(words.at(-1)!) ||
    hasPair(words, UNWANTED_PAIRS, '-') ||
    words.some((word) => ANYWHERE.has(word) || UNWANTED_PREFIXES.some((prefix) => word.startsWith(prefix)))
  );
}

function hasPair(words: readonly string[], pairs: ReadonlySet<string>, joint: string): boolean {
  for (let index = 1; index < words.length; index += 1) {
    if (pairs.has(words[index - 1]! + joint + words[index]!)) return true;
  }
  return false;
}
