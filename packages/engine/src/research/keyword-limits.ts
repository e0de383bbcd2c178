/** Words that count as the introduction: what a reader sees before scrolling (specification: first 100 words). */
export const INTRODUCTION_WORDS = 100;

/**
 * The band of good density, in occurrences per 100 words. Published advice ranges from 0.5 to 3 (Yoast); the band ends
 * a little before repetition costs points. A phrase of three or more words naturally recurs less often.
 */
export const LOWEST_DENSITY = 0.5;
export const LOWEST_DENSITY_OF_LONG_PHRASES = 0.3;
export const LONG_PHRASE_WORDS = 3;
export const HIGHEST_DENSITY = 2.5;

/** From here on, occurrences are in excess: the text is stuffed. */
export const STUFFED_DENSITY = 3;
/** This many occurrences are never in excess, however short the text is. */
export const FREE_OCCURRENCES = 3;
/** The same within one paragraph: at most this share of its words, but `FREE_OCCURRENCES` in any case. */
export const STUFFED_PARAGRAPH_SHARE = 0.1;
/** Excess occurrences, as a share of the words, at which stuffing is complete; and the bounds of their number. */
export const STUFFING_SPAN_SHARE = 0.01;
export const LEAST_STUFFING_SPAN = 5;
export const MOST_STUFFING_SPAN = 20;

/** Texts up to this length need no headings. */
export const SHORT_TEXT_WORDS = 300;
/** Up to this length the introduction is so much of a text that distribution is meaningless. */
export const SPREAD_TEXT_WORDS = 500;
