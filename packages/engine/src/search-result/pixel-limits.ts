/**
 * Widths in pixels between which a title (Arial 20 px) and a description (Arial 14 px) are shown whole on a results
 * page. Google's desktop page cuts titles at about 600 px and descriptions at two lines of about 460-480 px; a margin is
 * left because the renderer rounds.
 */
export const META_TITLE_PIXELS = { fontSize: 20, minimum: 200, maximum: 580 } as const;
export const META_DESCRIPTION_PIXELS = { fontSize: 14, minimum: 400, maximum: 920 } as const;
