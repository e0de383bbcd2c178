import type { CompanySize, Industry } from '@pagewright/contract/outline';
import { INDUSTRY_WORDS } from './industry-words.ts';
import { toLayer, type Layer, type LayerEntry, type TopicRow } from './layer.ts';
import { audienceMessages } from './messages.ts';
import type { Subject } from './parse-subject.ts';

const TOPICS: readonly TopicRow[] = [
  ['{K}: what it means for {people}', 'define', 'What does it mean for {people}?', 0.08, 1],
  ['How it works with {systems}', 'steps', 'How does it work with {systems}?', 0.4, 1],
  ['Rules on {rules}', 'facts', 'Which rules on {rules} apply?', 0.45, 1.1],
  ['Risks for {people}, and how to limit them', 'problems', 'Which risks do {people} see?', 0.7, 0.9],
  ['Examples from practice', 'examples', 'What do examples from practice show?', 0.75, 0.7],
  ['Results to measure: {measures}', 'effects', 'How do you measure {measures}?', 0.8, 0.8],
];
const SIZES: Readonly<Record<CompanySize, LayerEntry>> = {
  small: {
    rows: [
      [
        'Starting with a small team and budget',
        'cost',
        'How can a small team start on a small budget?',
        0.55,
        1,
      ],
    ],
  },
  medium: {
    rows: [
      ['From one department to the next', 'steps', 'How do you go from one department to the next?', 0.55, 1],
      ['Who decides, who pays, who uses it', 'people', 'Who decides, and who uses it?', 0.6, 0.7],
    ],
  },
  large: {
    rows: [
      [
        'Procurement, security review and contracts',
        'choose',
        'What do procurement and security reviews ask?',
        0.55,
        1,
      ],
      ['Rolling out to many sites', 'steps', 'How do you roll it out to many sites at once?', 0.6, 0.9],
      [
        'Training, support and governance',
        'people',
        'Who trains, supports and governs in a large company?',
        0.65,
        0.7,
      ],
    ],
  },
};

/** The effect of an industry on an outline. */
export function industryLayer(industry: Industry, subject: Subject): Layer {
  const { people, rules, systems, measures, suffix, terms } = INDUSTRY_WORDS[industry];
  const words: LayerEntry = {
    rows: TOPICS,
    drops: ['reasons', 'examples'],
    questions: ['What do {people} ask first?', 'What do {people} object to?'],
    terms,
    suffix,
  };
  return toLayer('industry', words, subject, audienceMessages.industry(industry), {
    people,
    rules,
    systems,
    measures,
  });
}

/** The effect of a company's size on an outline. */
export function companySizeLayer(size: CompanySize, subject: Subject): Layer {
  return toLayer('companySize', SIZES[size], subject, audienceMessages.companySize(size));
}
