import type { Industry } from '@pagewright/contract/outline';

/** Industry names. */
export const industryMessages: Readonly<Record<`industry_${Industry}`, string>> = {
  industry_healthcare: 'Healthcare',
  industry_finance: 'Finance',
  industry_retail: 'Retail',
  industry_manufacturing: 'Manufacturing',
  industry_technology: 'Technology',
  industry_education: 'Education',
  'industry_creative agencies': 'Creative agencies',
  industry_consulting: 'Consulting',
  'industry_real estate': 'Real estate',
  industry_legal: 'Legal',
};
