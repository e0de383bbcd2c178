/** Values that a column's checks ask for beyond a list, by table and column. */
export const VALUES: Readonly<Record<string, (index: number, schema: string) => unknown>> = {
  // 0045 deletes what still worked: its version listed that.
  'account_review.state': (index, schema) => (index === 2 && schema < '0045' ? 'standing' : 'suspended'),
  'review_comment.parent_id': () => null,
  'notification.written_by': (index) => String(700 + index),
  'search_detail.country': () => 'usa',
  'search_named_day.country': (index) => ['usa', 'fra'][index - 1],
  'search_market_day.country': (index) => ['usa', 'fra'][index - 1],
};
