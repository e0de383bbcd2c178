/**
 * Widths in pixels between which a results page shows a title (Arial 20 px) and a description (Arial 14 px) in full.
 * Google's desktop page cuts titles at about 600 px and descriptions at two lines of about 460-480 px. The margin is
 * for rounding by the renderer.
 */
export const META_TITLE_PIXELS = { fontSize: 20, minimum: 200, maximum: 580 } as const;
export const META_DESCRIPTION_PIXELS = { fontSize: 14, minimum: 400, maximum: 920 } as const;
