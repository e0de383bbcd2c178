/** Changes whenever the same text may get another score, so that saved scores are known to be old. */
export const ENGINE_VERSION = '4.8.0';
