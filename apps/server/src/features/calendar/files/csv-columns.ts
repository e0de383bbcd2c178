/** The columns of a calendar CSV, in order. */
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
