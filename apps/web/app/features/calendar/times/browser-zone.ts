/** This browser's time zone. */
export const getBrowserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
