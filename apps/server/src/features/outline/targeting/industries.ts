import type { Industry } from '@pagewright/contract/outline';

/** What decides in an industry. All are noun phrases that fit into a heading. */
export interface IndustryWords {
  readonly suffix: string;
  readonly people: string;
  readonly rules: string;
  readonly systems: string;
  readonly risk: string;
  readonly measures: string;
  readonly moment: string;
  /** A section that only this industry needs. */
  readonly own: readonly [heading: string, question: string];
  readonly terms: readonly string[];
}

/** The industries of the screen, with their words. Modelled: no page says so. */
export const INDUSTRY_WORDS: Readonly<Record<Industry, IndustryWords>> = {
  healthcare: {
    suffix: ' in healthcare',
    people: 'patients and care teams',
    rules: 'patient privacy and medical claims',
    systems: 'patient records and appointment systems',
    risk: 'patient safety',
    measures: 'outcomes, waiting times and missed appointments',
    moment: 'between appointments',
    own: ['Consent, confidentiality and clinical review', 'Who must agree before patients meet {k}?'],
    terms: ['patients', 'privacy', 'clinical', 'care team'],
  },
  finance: {
    suffix: ' in finance',
    people: 'clients, advisers and compliance officers',
    rules: 'disclosure, advice and data retention',
    systems: 'account, payment and reporting systems',
    risk: 'fraud and misstatement',
    measures: 'return, cost ratio and error rate',
    moment: 'at the end of a quarter',
    own: ['What auditors will ask', 'What must be documented about {k} for an audit?'],
    terms: ['compliance', 'risk', 'audit', 'clients'],
  },
  retail: {
    suffix: ' in retail',
    people: 'shoppers and store staff',
    rules: 'consumer rights, returns and price display',
    systems: 'stock, till and web shop',
    risk: 'stock-outs and returns',
    measures: 'conversion, basket size and return rate',
    moment: 'before the peak season',
    own: ['On the shelf and in the web shop', 'How {does} {k} differ between the store and the web shop?'],
    terms: ['customers', 'returns', 'conversion', 'season'],
  },
  manufacturing: {
    suffix: ' in manufacturing',
    people: 'operators, maintenance and production planners',
    rules: 'machine safety, standards and traceability',
    systems: 'production planning and machine control',
    risk: 'downtime and accidents',
    measures: 'throughput, scrap rate and downtime',
    moment: 'between two shifts',
    own: ['Tolerances, spare parts and suppliers', 'What must suppliers guarantee for {k}?'],
    terms: ['downtime', 'safety', 'production', 'maintenance'],
  },
  technology: {
    suffix: ' for technology companies',
    people: 'developers, product managers and users',
    rules: 'data protection, licences and security reviews',
    systems: 'interfaces, data and the build pipeline',
    risk: 'outages and security holes',
    measures: 'adoption, latency and cost per user',
    moment: 'before a release',
    own: ['Integration, scaling and leaving again', 'How {does} {k} scale, and how do you leave again?'],
    terms: ['integration', 'security', 'API', 'users'],
  },
  education: {
    suffix: ' in education',
    people: 'learners, teachers and parents',
    rules: 'protection of minors, accessibility and records of learners',
    systems: 'learning platforms and timetables',
    risk: 'exclusion and distraction',
    measures: 'learning progress, attendance and completion',
    moment: 'before a term begins',
    own: ['In the classroom: a lesson plan', 'How does a lesson with {k} go?'],
    terms: ['students', 'teachers', 'learning', 'accessibility'],
  },
  'creative agencies': {
    suffix: ' for creative agencies',
    people: 'clients, art directors and freelancers',
    rules: 'copyright, usage rights and client approvals',
    systems: 'asset libraries and project boards',
    risk: 'missed briefs and endless rounds of changes',
    measures: 'billable hours, rounds of changes and client retention',
    moment: 'between the brief and the pitch',
    own: ['From brief to pitch', 'How do you present {k} to a client?'],
    terms: ['brief', 'clients', 'copyright', 'pitch'],
  },
  consulting: {
    suffix: ' in consulting',
    people: 'partners, project teams and client sponsors',
    rules: 'confidentiality, independence and scope',
    systems: 'project plans and knowledge bases',
    risk: 'scope creep and advice that nobody follows',
    measures: 'utilisation, client results and follow-up projects',
    moment: 'in the first weeks of a project',
    own: ['A framework that a client can take over', 'Which framework for {k} can a client take over?'],
    terms: ['clients', 'scope', 'framework', 'stakeholders'],
  },
  'real estate': {
    suffix: ' in real estate',
    people: 'buyers, tenants and agents',
    rules: 'zoning, disclosure and tenancy law',
    systems: 'listings, valuations and viewings',
    risk: 'hidden defects and wrong valuations',
    measures: 'days on the market, yield and vacancy',
    moment: 'before a viewing',
    own: ['At the viewing: what to look at', 'What should you look at during a viewing because of {k}?'],
    terms: ['buyers', 'property', 'valuation', 'tenants'],
  },
  legal: {
    suffix: ' for law firms',
    people: 'clients, lawyers and paralegals',
    rules: 'privilege, conflicts of interest and advertising rules',
    systems: 'case files, deadlines and billing',
    risk: 'missed deadlines and breached confidentiality',
    measures: 'matters won, hours and response time',
    moment: 'when a deadline runs',
    own: [
      'What may be said, and what is advice',
      'Where does information about {k} end and legal advice begin?',
    ],
    terms: ['clients', 'confidentiality', 'deadlines', 'jurisdiction'],
  },
};
