import type { industryMessages as english } from './industry-messages.ts';

/** Industry names, in French. */
export const industryMessages: typeof english = {
  industry_healthcare: 'Santé',
  industry_finance: 'Finance',
  industry_retail: 'Commerce de détail',
  industry_manufacturing: 'Industrie manufacturière',
  industry_technology: 'Technologie',
  industry_education: 'Éducation',
  'industry_creative agencies': 'Agences créatives',
  industry_consulting: 'Conseil',
  'industry_real estate': 'Immobilier',
  industry_legal: 'Services juridiques',
};
