import type { Token } from 'markdown-it';

/** Task list boxes in Markdown and as characters. */
export const TASK_BOXES = [
  { source: '[ ] ', text: '☐ ' },
  { source: '[x] ', text: '☑ ' },
] as const;

/** Replaces the box at the start of a list entry with a character. */
export function readTaskLists(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline' || tokens[index - 2]?.type !== 'list_item_open') continue;
    const source = token.content.slice(0, 4).toLowerCase();
    const box = TASK_BOXES.find((candidate) => candidate.source === source);
    const first = token.children?.[0];
    if (box && first?.type === 'text') first.content = box.text + first.content.slice(box.source.length);
  }
}
