/** How much of one page's article is read: few pages are longer, and the time to compare pages grows with it. */
export const PAGE_TEXT_MAX = { blocks: 1_500, characters: 200_000 } as const;
