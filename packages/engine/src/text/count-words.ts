/** Alternatives of a pattern: the number words with which titles count their items ('Seven ways to …'). */
export const COUNT_WORDS = 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty';
