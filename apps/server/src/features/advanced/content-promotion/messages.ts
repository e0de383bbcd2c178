/** What these calls tell of their progress, in English. */
export const promotionMessages = {
  writing: 'Choosing sentences',
  wording: 'Wording the posts',
  searching: 'Searching for sites on the topic',
} as const;
