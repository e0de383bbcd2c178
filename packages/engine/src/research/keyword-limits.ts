/** Words that are looked at as the introduction: what a reader sees before scrolling (specification: first 100 words). */
export const INTRODUCTION_WORDS = 100;

/**
 * The band of good density, in occurrences per 100 words. Published advice runs from 0.5 to 3 (Yoast); the band ends a
 * little before the point from which repetition costs. A phrase of three or more words recurs less often by nature.
 */
export const LOWEST_DENSITY = 0.5;
export const LOWEST_DENSITY_OF_LONG_PHRASES = 0.3;
export const LONG_PHRASE_WORDS = 3;
export const HIGHEST_DENSITY = 2.5;

/** From here on occurrences are in excess: the text is stuffed. */
export const STUFFED_DENSITY = 3;
/** So many occurrences are never in excess, however short the text is. */
export const FREE_OCCURRENCES = 3;
/** The same within one paragraph: at most this share of its words, but `FREE_OCCURRENCES` in any case. */
export const STUFFED_PARAGRAPH_SHARE = 0.1;
/** Occurrences in excess, as a share of the words, that make the stuffing complete; and the least and most of them. */
export const STUFFING_SPAN_SHARE = 0.01;
export const LEAST_STUFFING_SPAN = 5;
export const MOST_STUFFING_SPAN = 20;

/** Up to this a text is too short to need headings. */
export const SHORT_TEXT_WORDS = 300;
/** Up to this the introduction is so much of a text that its distribution says nothing more. */
export const SPREAD_TEXT_WORDS = 500;
