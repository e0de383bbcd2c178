/** Values that a column's checks ask for beyond a list, by table and column. */
export const VALUES: Readonly<Record<string, (index: number) => unknown>> = {
  'review_comment.parent_id': () => null,
  'notification.written_by': (index) => String(700 + index),
  'search_detail.country': () => 'usa',
  'search_market_day.country': (index) => ['usa', 'fra'][index - 1],
};
