/**
 * Days that PostgreSQL, JavaScript and people agree on, whatever the offset. Apart from the schemas, so that the first
 * screen does not load zod for it.
 */
export const isStorableDay = (value: string): boolean => value >= '1970-01-02' && value < '9999-12-31';
