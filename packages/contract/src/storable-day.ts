/**
 * Days that PostgreSQL, JavaScript, and people agree on in every time zone. Separate from the schemas, so that the
 * first screen does not load zod for it.
 */
export const isStorableDay = (value: string): boolean => value >= '1970-01-02' && value < '9999-12-31';
