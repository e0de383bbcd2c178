/** What these calls tell of their progress, in English. */
export const predictiveMessages = {
  asking: (keyword: string) => `Asking for the demand for “${keyword}”`,
} as const;
