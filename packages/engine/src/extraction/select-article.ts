import { chooseContainer } from './choose-container.ts';
import { findStandfirsts } from './find-standfirsts.ts';
import { leaveOutLinkGroups } from './leave-out-link-groups.ts';
import { leaveOutUnwanted } from './leave-out-unwanted.ts';
import { measureNodes } from './measure-nodes.ts';
import { RoleJudge } from './node-roles.ts';
import type { PageBlock } from './page-blocks.ts';
import type { PageNode } from './page-tree.ts';
import { trimArticle } from './trim-article.ts';

/** Which part of a page is its article. */
export interface ArticleSelection {
  /** Index of the node that holds the article. */
  container: number;
  /** 1 for each node that is left out with all in it. */
  isLeftOut: Uint8Array;
  /** Blocks between the title and the container that open the article. */
  standfirsts: readonly PageBlock[];
  /** Whether no article was found and the whole body was taken. */
  isFallback: boolean;
}

/** Finds the article among the nodes of a page. `titles` are what is known to be its title, normalised. */
export function selectArticle(nodes: readonly PageNode[], titles: ReadonlySet<string>): ArticleSelection {
  const judge = new RoleJudge();
  const roles = nodes.map((node) => (node.name === '' ? 'plain' : judge.roleOf(node)));
  const isUnread = new Uint8Array(nodes.length);
  for (const [index, role] of roles.entries()) if (role === 'unread') isUnread[index] = 1;
  const isLeftOut = isUnread.slice();
  const whole = measureNodes(nodes, isLeftOut);
  leaveOutUnwanted(nodes, roles, isLeftOut, whole);
  const measures = measureNodes(nodes, isLeftOut);
  const container = chooseContainer(nodes, roles, measures);
  if (container === -1)
    return { container: bodyOf(nodes), isLeftOut: isUnread, standfirsts: [], isFallback: true };
  leaveOutLinkGroups(nodes, container, isLeftOut, measures);
  const standfirsts = findStandfirsts(nodes, container, whole.blocks, isLeftOut, titles);
  trimArticle(nodes, container, isLeftOut, titles, roles[container] !== 'plain');
  return { container, isLeftOut, standfirsts, isFallback: false };
}

function bodyOf(nodes: readonly PageNode[]): number {
  const body = nodes.findIndex((node) => node.name === 'body');
  return body === -1 ? 0 : body;
}
