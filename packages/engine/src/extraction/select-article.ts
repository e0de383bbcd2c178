import { chooseContainer } from './choose-container.ts';
import { isSecondBetter } from './choose-reading.ts';
import { findStandfirsts } from './find-standfirsts.ts';
import { excludeLinkGroups } from './exclude-link-groups.ts';
import { excludeOtherArticles } from './exclude-other-articles.ts';
import { excludeUnwanted } from './exclude-unwanted.ts';
import { measureNodes } from './measure-nodes.ts';
import { RoleJudge } from './node-roles.ts';
import type { PageBlock } from './page-blocks.ts';
import type { PageNode } from './page-tree.ts';
import { scoreParagraphs } from './score-paragraphs.ts';
import { trimArticle } from './trim-article.ts';

/** The part of a page that is its article. */
export interface ArticleSelection {
  /** Index of the article's node. */
  container: number;
  /** 1 for each excluded node, including its descendants. */
  isLeftOut: Uint8Array;
  /** Blocks between the title and the container that open the article. */
  standfirsts: readonly PageBlock[];
  /** Whether no article was found and the whole body was taken. */
  isFallback: boolean;
}

/**
 * Finds the article among the nodes of a page. `titles` are its known titles, normalized; `said` are title and
 * description, which decide if the two readings of the page disagree.
 */
export function selectArticle(
  nodes: readonly PageNode[],
  titles: ReadonlySet<string>,
  said: string,
): ArticleSelection {
  const judge = new RoleJudge();
  const roles = nodes.map((node) => (node.name === '' ? 'plain' : judge.roleOf(node)));
  const isUnread = new Uint8Array(nodes.length);
  for (const [index, role] of roles.entries()) if (role === 'unread') isUnread[index] = 1;
  const isLeftOut = isUnread.slice();
  const whole = measureNodes(nodes, isLeftOut);
  excludeUnwanted(nodes, roles, isLeftOut, whole);
  const measures = measureNodes(nodes, isLeftOut);
  const first = { container: chooseContainer(nodes, roles, measures), isLeftOut };
  const second = scoreParagraphs(nodes, isUnread);
  const isFallback = first.container === -1;
  if (isFallback) first.container = bodyOf(nodes);
  else {
    excludeLinkGroups(nodes, first.container, isLeftOut, measures);
    excludeOtherArticles(nodes, first.container, isLeftOut, titles, measures);
  }
  const isDoubtful = isSecondBetter(nodes, first, second, said);
  const standfirsts = isFallback
    ? []
    : findStandfirsts(nodes, first.container, whole.blocks, isLeftOut, titles);
  if (!isFallback) trimArticle(nodes, first.container, isLeftOut, titles, roles[first.container] !== 'plain');
  if (isDoubtful) {
    excludeLinkGroups(nodes, second.container, second.isLeftOut, measureNodes(nodes, second.isLeftOut));
    trimArticle(nodes, second.container, second.isLeftOut, titles, false);
    // After trimming, the rest may not be an article any more.
    if (isSecondBetter(nodes, first, second, said)) return { ...second, standfirsts: [], isFallback: false };
  }
  if (isFallback) return { container: first.container, isLeftOut: isUnread, standfirsts, isFallback };
  return { ...first, standfirsts, isFallback };
}

function bodyOf(nodes: readonly PageNode[]): number {
  const body = nodes.findIndex((node) => node.name === 'body');
  return body === -1 ? 0 : body;
}
