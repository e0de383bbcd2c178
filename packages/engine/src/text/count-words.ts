/** Alternatives of a pattern: the words with which titles count their entries ('Seven ways to …'). */
export const COUNT_WORDS = 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty';
