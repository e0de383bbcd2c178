import { pageLanguage } from '../language/page-language.ts';

const tenths = new Intl.NumberFormat(pageLanguage, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats points, which are counted in tenths. */
export const formatPoints = (points: number): string => tenths.format(points);
