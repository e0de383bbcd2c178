import type { AudienceMaturity, CompanySize, FunnelStage, Industry } from '@pagewright/contract/outline';
import { INDUSTRY_WORDS } from './industry-words.ts';

/** Something to do, and why. */
export interface Advice {
  readonly advice: string;
  readonly reason: string;
}

/** What is said of one part of a targeting; '' and nothing where there is nothing to say. */
export interface LayerSentences {
  readonly positioning: string;
  readonly publishing: readonly Advice[];
  readonly insights: readonly string[];
}

const only = (insight: string): LayerSentences => ({ positioning: '', publishing: [], insights: [insight] });

const STAGES: Readonly<Record<FunnelStage, LayerSentences>> = {
  awareness: {
    positioning:
      'Describe the problem before the solution, and do not sell: these readers do not yet know what they are looking for.',
    publishing: [
      {
        advice: 'Share it where people ask about the problem, and link to a page that compares solutions.',
        reason: 'At this stage, nobody searches for a product by name.',
      },
    ],
    insights: [
      'Usual sections on prices and buying advice were left out: they come too early at the awareness stage.',
    ],
  },
  consideration: {
    positioning: 'Compare fairly by stated criteria, and say when another option is better.',
    publishing: [
      {
        advice: 'Put the comparison in a table near the top, and link each row to its evidence.',
        reason: 'At this stage, readers have several pages open and want the one that settles it.',
      },
    ],
    insights: ['At this stage, criteria, alternatives, and costs come before background.'],
  },
  decision: {
    positioning: 'Remove the last doubts: prices, terms, proof, and the first step, in that order.',
    publishing: [
      {
        advice:
          'Keep the order button or contact details visible on every screen, with the price next to it.',
        reason: 'At this stage, every extra click loses readers.',
      },
    ],
    insights: [
      'Usual sections with definitions, types, and reasons were left out: readers at this stage know them.',
    ],
  },
  retention: {
    positioning: 'Write for people who already have it: routines, troubleshooting, and the next level.',
    publishing: [
      {
        advice: 'Email it to your customers, and link to it from your help pages.',
        reason: 'At this stage, readers come from you, not from search.',
      },
    ],
    insights: ['Usual sections for newcomers were left out: definitions, reasons, types, and prices.'],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerSentences>> = {
  beginner: only('For beginners, explain every term at first use and keep sentences short.'),
  intermediate: only(
    'For readers with some experience, the usual order applies, with the costly mistakes called out.',
  ),
  advanced: only('For experts, limits, measurement, and evidence come before definitions and reasons.'),
};

const SIZES: Readonly<Record<CompanySize, LayerSentences>> = {
  small: only('In a small company, the reader decides, and quickly: put prices and the first step early.'),
  medium: only(
    'In a medium-sized company, one department often tries it first: write for the one that starts.',
  ),
  large: only('In a large company, several people must agree: say what each of them needs to know.'),
};

/** The sentences in English. */
export const english = {
  stage: (stage: FunnelStage) => STAGES[stage],
  maturity: (maturity: AudienceMaturity) => MATURITIES[maturity],
  companySize: (size: CompanySize) => SIZES[size],
  industry: (industry: Industry): LayerSentences => ({
    positioning: `Write for ${INDUSTRY_WORDS.en[industry].readers}, and take examples from their work.`,
    publishing: [
      {
        advice: 'Have someone in the field review it before publication.',
        reason: 'Readers in the field notice what is wrong or missing.',
      },
    ],
    insights: [
      'Sections cover only what the keyword, your idea, or the pages mention about the industry. Add what you know.',
    ],
  }),
  place: (place: string, isCountry: boolean): LayerSentences => ({
    positioning: `Write as someone who knows ${place}: name the streets, offices, prices, and rules a general page cannot know.`,
    publishing: [
      {
        advice: `Publish a separate page for ${place}, with the place in its URL and title.`,
        reason: 'Searches that name a place favor pages about that place.',
      },
      {
        advice: isCountry
          ? 'Link it to and from your pages for other countries.'
          : 'Link to it from your service pages, and add your local address if you have one.',
        reason: 'Local readers look for someone they can reach.',
      },
    ],
    insights: [
      `The title and the sections that depend on the location name ${place}; the others do not.`,
      `Check every local fact before you publish: Pagewright does not know prices, permits, or addresses in ${place}.`,
    ],
  }),
};

/** What each language says. */
export type AudienceSentences = typeof english;
