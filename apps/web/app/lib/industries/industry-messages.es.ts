import type { industryMessages as english } from './industry-messages.ts';

/** Industry names, in Spanish. */
export const industryMessages: typeof english = {
  industry_healthcare: 'Salud',
  industry_finance: 'Finanzas',
  industry_retail: 'Comercio minorista',
  industry_manufacturing: 'Industria manufacturera',
  industry_technology: 'Tecnología',
  industry_education: 'Educación',
  'industry_creative agencies': 'Agencias creativas',
  industry_consulting: 'Consultoría',
  'industry_real estate': 'Sector inmobiliario',
  industry_legal: 'Servicios jurídicos',
};
