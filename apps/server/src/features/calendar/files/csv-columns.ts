/** The columns of a calendar as CSV, in their order. */
export const CSV_COLUMNS = [
  'title',
  'scheduledFor',
  'date',
  'time',
  'timeZone',
  'platform',
  'status',
  'author',
  'snippet',
  'recurrence',
  'kind',
  'id',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
