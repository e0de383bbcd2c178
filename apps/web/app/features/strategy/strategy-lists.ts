/** The lists of the Strategy Builder beside the wizard; each is the last segment of its URL. */
export const STRATEGY_LISTS = ['saved', 'clusters'] as const;
