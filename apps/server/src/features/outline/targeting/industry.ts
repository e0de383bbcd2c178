import type { CompanySize, Industry } from '@pagewright/contract/outline';
import { INDUSTRY_WORDS } from './industry-words.ts';
import { toLayer, type Layer, type LayerWords, type TopicLine } from './layer.ts';
import { audienceMessages } from './messages.ts';
import type { Subject } from './subject-words.ts';

const TOPICS: readonly TopicLine[] = [
  ['What {k} mean{s} for {people}', 'define', 'What {does} {k} mean for {people}?', 0.08, 1],
  ['{rules}: what {k} must respect', 'facts', 'Which rules on {rules} apply to {k}?', 0.45, 1.1],
  ['How {k} fit{s} {systems}', 'steps', 'How {does} {k} work with {systems}?', 0.4, 1],
  ['{risk}: what can go wrong', 'problems', 'What can {k} do to {risk}?', 0.7, 0.9],
  ['Measuring it by {measures}', 'effects', 'How do you measure {k} by {measures}?', 0.8, 0.8],
];
const SIZES: Readonly<Record<CompanySize, LayerWords>> = {
  small: {
    lines: [
      [
        'Starting with a small team and budget',
        'cost',
        'How can a small team start with {k} on a small budget?',
        0.55,
        1,
      ],
    ],
  },
  medium: {
    lines: [
      [
        'From one department to the next',
        'steps',
        'How {is} {k} rolled out from one department to the next?',
        0.55,
        1,
      ],
      ['Who decides, who pays, who uses it', 'people', 'Who decides about {k}, and who uses it?', 0.6, 0.7],
    ],
  },
  large: {
    lines: [
      [
        'Procurement, security review and contracts',
        'choose',
        'What do procurement and security reviews ask about {k}?',
        0.55,
        1,
      ],
      ['Rolling out to many sites', 'steps', 'How {is} {k} rolled out to many sites at once?', 0.6, 0.9],
      [
        'Training, support and governance',
        'people',
        'Who trains, supports and governs {k} in a large company?',
        0.65,
        0.7,
      ],
    ],
  },
};

/** What an industry does to an outline. */
export function industryLayer(industry: Industry, subject: Subject): Layer {
  const { people, rules, systems, risk, measures, moment, own, suffix, terms } = INDUSTRY_WORDS[industry];
  const ownLine: TopicLine = [own.heading, 'detail', own.question, 0.5, 1];
  const words: LayerWords = {
    lines: TOPICS.toSpliced(2, 0, ownLine),
    questions: ['How do {people} use {k} {moment}?', 'What do {people} object to about {k}?'],
    terms,
    suffix,
  };
  return toLayer('industry', words, subject, audienceMessages.industry(industry), {
    people,
    rules,
    systems,
    risk,
    measures,
    moment,
  });
}

/** What the size of a company does to an outline. */
export function companySizeLayer(size: CompanySize, subject: Subject): Layer {
  return toLayer('companySize', SIZES[size], subject, audienceMessages.companySize(size));
}
