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

/** How an industry's readers are named in sentences: noun phrases. */
export interface IndustryNames {
  readonly people: string;
  readonly rules: string;
  readonly risk: string;
  readonly measures: string;
}

const only = (insight: string): LayerSentences => ({ positioning: '', publishing: [], insights: [insight] });

const STAGES: Readonly<Record<FunnelStage, LayerSentences>> = {
  awareness: {
    positioning:
      'Name the problem before the solution, and sell nothing: these readers do not know yet what they look for.',
    publishing: [
      {
        advice: 'Share it where people ask about the problem, and lead on to a page that compares solutions.',
        reason: 'At this stage nobody searches for a product by name.',
      },
    ],
    insights: ['Prices and shopping advice were left out: they come too early for awareness.'],
  },
  consideration: {
    positioning: 'Compare fairly and by named criteria, with the cases in which another choice is better.',
    publishing: [
      {
        advice: 'Put the comparison into a table near the top, and link each row to its evidence.',
        reason: 'At this stage readers have several pages open and look for the one that settles it.',
      },
    ],
    insights: ['Background was left out in favour of criteria, alternatives and costs.'],
  },
  decision: {
    positioning: 'Take away the last doubts: prices, terms, proof and the first step, in this order.',
    publishing: [
      {
        advice: 'Keep the order button or contact in sight on every screen, and repeat the price there.',
        reason: 'At this stage every click more loses readers.',
      },
    ],
    insights: ['Definitions, kinds and reasons were left out: who decides knows them.'],
  },
  retention: {
    positioning: 'Write for people who have it already: routines, troubles and the next level.',
    publishing: [
      {
        advice: 'Send it to your customers by mail, and link it from the help pages.',
        reason: 'At this stage readers come from you and not from a search.',
      },
    ],
    insights: ['What newcomers need was left out: definitions, reasons, kinds and prices.'],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerSentences>> = {
  beginner: only('For beginners every term is explained where it first stands; sentences stay short.'),
  intermediate: only('Readers with some experience get the usual order, with the costly mistakes named.'),
  advanced: only(
    'For experts definitions and reasons were left out in favour of limits, measuring and evidence.',
  ),
};

const SIZES: Readonly<Record<CompanySize, LayerSentences>> = {
  small: only('A small company reads for itself and decides soon: prices and the first step stand early.'),
  medium: only(
    'In a medium-sized company one department tries and others follow: the roll-out got a section.',
  ),
  large: only(
    'In a large company several people must agree: procurement, roll-out and governance got sections.',
  ),
};

/** The sentences in English. */
export const english = {
  stage: (stage: FunnelStage) => STAGES[stage],
  maturity: (maturity: AudienceMaturity) => MATURITIES[maturity],
  companySize: (size: CompanySize) => SIZES[size],
  industry: (industry: Industry): LayerSentences => {
    const { people, rules, risk, measures } = INDUSTRY_WORDS[industry];
    return {
      positioning: `Write for ${people}: take examples from their work, and answer what they must answer for ${rules}.`,
      publishing: [
        {
          advice: `Have somebody from the field read it before it is published, above all what it says on ${rules}.`,
          reason: `In this industry a wrong sentence touches ${risk}.`,
        },
      ],
      insights: [
        `Readers in this industry judge by ${measures}: give at least one figure of each kind, with its source.`,
        'The words of the industry come from a table of this program and not from pages: check that they fit your readers.',
      ],
    };
  },
  place: (place: string, isCountry: boolean): LayerSentences => ({
    positioning: `Write as somebody who knows ${place}: name streets, offices, prices and rules that a general page cannot know.`,
    publishing: [
      {
        advice: `Publish it as a page of its own for ${place}, with the place in its address and title.`,
        reason: 'A search with a place favours pages that are about the place.',
      },
      {
        advice: isCountry
          ? 'Link it with the pages that you have for other countries.'
          : 'Link it from the pages of your services, and add your local address where you have one.',
        reason: 'Readers of a place look for somebody whom they can reach.',
      },
    ],
    insights: [
      isCountry
        ? `${place} is a country: regions, law and delivery got sections, neighbourhoods did not.`
        : `${place} is taken for a town or region: neighbourhoods, season and local rules got sections.`,
      `Check every local fact before you publish: prices, permits and addresses in ${place} are not known to this program.`,
    ],
  }),
};

/** What each language says. */
export type AudienceSentences = typeof english;
