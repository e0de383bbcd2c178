import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';

/** A story that shows a way of working. */
export interface SampleStory {
  readonly title: string;
  readonly task: string;
  readonly way: Markup;
  readonly look: string;
}

const samples: readonly SampleStory[] = [
  {
    title: 'A garden shop with two writers',
    task: 'Forty old guides, two people, one afternoon a week.',
    way: markup`The calendar suggests refreshes for pages that lost 10% of their readers. Each week, they take one, check dates and prices, run a passage duel on the three main questions, and save. The public page changes only then.`,
    look: 'Each page’s views compared with the same month last year, in Own Numbers.',
  },
  {
    title: 'An agency that must show its sources',
    task: 'Clients ask where the claims in a brief come from.',
    way: markup`In every brief, you can open the pages behind each field, and it’s exported as DOCX with its evidence. Articles need approval before they go public; the activity log shows who approved what.`,
    look: 'How many drafts come back from review, and with what notes.',
  },
  {
    title: 'A clinic that can’t send anything outside',
    task: 'No text may leave the building.',
    way: markup`Pagewright runs on the clinic’s own server. No key is set, so the built-in engine does the work. <code>OUTGOING_PUBLIC=false</code> blocks access to the public web; competitor pages are pasted in. A model on the same machine can word suggestions if the operator allows it.`,
    look: 'Settings, API Keys: the list of language models used this month. It stays empty, or shows only the one on that server.',
  },
];

/** Fictional testimonials. */
const voices: readonly (readonly [words: string, who: string])[] = [
  [
    'The two-point drop taught me more than the gain before it. I could open it and see why.',
    'a freelance writer, on the explained score',
  ],
  [
    'Our clients stopped asking where claims come from. It’s right there next to each field.',
    'an agency editor, on briefs with evidence',
  ],
  [
    'A dash where the volume should be. At first I was annoyed. Then I noticed how often we’d trusted a made-up number.',
    'a marketing lead, on unknown figures',
  ],
  [
    'It was running on our own machine before the coffee was ready, and it never asked for a key.',
    'a system administrator, on self-hosting',
  ],
  [
    'Two of us saved the same article. We got both versions side by side, and nobody lost a line.',
    'a newsroom of two, on conflicts',
  ],
  [
    'The suggestion was marked as unsourced. So I looked it up, and it was wrong.',
    'a health writer, on suggestions',
  ],
];

/** Messages in English. */
export const english = {
  cases: {
    title: 'Case studies: one measured, three samples',
    description:
      'One case we measured ourselves, step by step, and three sample stories, marked as samples, that show how teams could work with Pagewright.',
    sharedTitle: 'Case studies, honestly labeled',
    sharedDescription: 'What we measured, and what’s a sample.',
    heading: 'One measured case, three samples',
    lead: 'We don’t have permission to publish customers’ results, so we don’t publish any. The first case is our own, and you can repeat it. The other three are samples: the workspaces and people in them are made up, and they claim no results.',
    samplesTitle: 'Samples',
    samplesLead: 'Made up to show how teams could work. No real workspaces, no real results.',
    samples,
    task: 'The task',
    way: 'The approach',
    look: 'What to check afterwards',
    close: 'Measure your own: one draft, one edit at a time',
    publishHere: 'Have it published here',
    measured: {
      title: 'Measured by us: one draft, five edits',
      text: 'A weak draft of 366 words went from 41 to 95 points in five edits. We show every step, including the one that cost two points.',
      how: 'Measured by us in November 2026 with the engine on the command line and no pages to compare with.',
      readCase: 'Read the full case study',
      caption: 'Score of each version, of 100 points',
      version: 'Version',
      score: 'Score',
      /** The versions of the draft, in the order of their scores. */
      edits: [
        'First draft',
        'Subject in title and text',
        'Title, description, and URL for results',
        'Short sentences',
        'Headings and a list',
        'Sources and a missing section',
      ],
    },
  },
  testimonials: {
    title: 'Testimonials: sample quotes, marked as samples',
    description:
      'Sample quotes that show how people might use Pagewright. No real customers are quoted here yet, and every card says so.',
    sharedTitle: 'Sample quotes',
    sharedDescription: 'We only print real names with real consent. Until then: samples.',
    heading: 'Sample quotes',
    lead: 'Pagewright is new, and we don’t pretend to have customers we don’t have. The quotes below are samples: they show what someone in that job might say about a feature that exists. When real people let us quote them, their words will replace these.',
    voices,
    close: 'Say something real',
    writeToUs: 'Write to us',
    why: 'Do you use Pagewright? Tell us what works and what doesn’t. We only print your words if you say yes, under the name you choose.',
  },
};

/** Shape of the messages in each language. */
export type StoriesSentences = typeof english;
