import { markup } from '../../../../platform/http/pages/markup.ts';
import { point, type FeatureSection } from './feature-section.ts';

const sections: readonly FeatureSection[] = [
  {
    id: 'score',
    title: 'Score',
    picture: {
      name: 'score',
      alt: 'The score of an article: its points, what to fix first, and what each fix is worth',
    },
    points: [
      point(
        'A sum you can open.',
        'Six parts, each with its rules, its points, and the places in your text. The largest gains come first. The score updates as you type, and the server computes the same one when you save.',
      ),
      point(
        'Pages to compare with.',
        'Paste, upload, or link to up to 20 pages. Your text is measured against their terms and usual ranges, heading topics, questions, and typical length.',
      ),
      point(
        'Passage duel.',
        'For each question people ask: whether you answer it, whether other pages do, and what’s missing when you lose.',
      ),
    ],
    not: 'It doesn’t predict rankings, and it can’t tell whether a source says what you cite it for.',
  },
  {
    id: 'plan',
    title: 'Plan',
    picture: {
      name: 'outline',
      alt: 'One section of an outline with its value and the pages that it comes from',
    },
    points: [
      point(
        'Briefs with evidence.',
        'One sentence becomes a brief, then keywords, questions, and a strategy with dates and links. Attached to a draft, the brief becomes a checklist that checks itself off.',
      ),
      point(
        'Smart Outline.',
        'Five targeting strategies. Each section says why it’s there: the pages that have it, the questions it answers, or that no competitor covers it.',
      ),
      point(
        'Content Calendar.',
        'Month, week, and day views, drag and drop or keyboard, repeating events, social posts within each network’s limits, ICS and CSV, and a secret address for other calendar apps. It suggests refreshes for pages that lost readers.',
      ),
    ],
  },
  {
    id: 'write',
    title: 'Write',
    picture: {
      name: 'suggestion',
      alt: 'A suggestion in the editor: the words it replaces, where it comes from, and its effect on the score',
    },
    points: [
      point(
        'An editor that keeps everything.',
        'Revisions you can compare and restore, both versions to choose from when two people save, and 30 days to undo a deletion.',
      ),
      point(
        'Suggestions, never surprises.',
        'Draft, continue, rewrite, shorten, or simplify. Each suggestion shows its source and its effect on the score. Unsourced figures, quotations, and studies are marked.',
      ),
      point(
        'Import and export.',
        'Import Markdown, HTML, text, DOCX, and WordPress exports. Export Markdown, HTML, DOCX, JSON, and CSV.',
      ),
    ],
  },
  {
    id: 'analyse',
    title: 'Analyze',
    picture: {
      name: 'analysis',
      alt: 'The result of an analysis of a pasted text',
    },
    lead: 'Twenty-three analyses in eight tabs: scoring, AI-answer readiness, competitors, intent, links, a comprehensive report, forecasts, and promotion. Every run is saved, so you can reopen, compare, export, and print it. Long analyses show their progress, and you can cancel them.',
    points: [
      markup`Answer patterns show how strong the evidence for each rule is.`,
      markup`A link counts as broken only if two checks found it gone.`,
      markup`Forecasts come with intervals, are saved, and are graded once the real figures are in.`,
      markup`Outreach emails are drafted for you. You send them.`,
    ],
    not: 'Without a backlink service, it only knows pages it has read, and says so.',
  },
  {
    id: 'publish',
    title: 'Publish',
    picture: {
      name: 'publish',
      alt: 'An article that is published on a WordPress site and can be published on a Ghost site',
    },
    points: [
      point(
        'Your own site,',
        'with your domain, logo, and colors, a sitemap, a feed, and search. Pages are rendered on the server; the only script is a beacon of less than a kilobyte.',
      ),
      point('WordPress and Ghost,', 'straight from the editor. A retry never creates a second post.'),
      point(
        'At a set time, exactly once,',
        'no matter how many servers are running. Webhooks are signed according to Standard Webhooks and retried for a day.',
      ),
    ],
  },
  {
    id: 'measure',
    title: 'Measure',
    picture: {
      name: 'search',
      alt: 'Search queries of a site with their clicks, impressions, and positions',
    },
    points: [
      markup`Views, reading time, and conversions for your pages, without cookies or personal data. Readers who opt out of tracking aren’t counted.`,
      markup`Import Search Console exports, and watch competitors with a daily check.`,
      markup`Your usage is shown where you work, along with the day it resets.`,
    ],
  },
  {
    id: 'together',
    title: 'Work together',
    picture: { name: 'review', alt: 'An article in review, with comments on its text' },
    points: [
      markup`Invitations, two roles, reviews with approval, comments that stay with their words, and an activity log nobody can change. Seats depend on your plan.`,
    ],
  },
  {
    id: 'run',
    title: 'Run it yourself',
    command: 'npm start',
    points: [
      markup`One command starts it with its own database. PostgreSQL, SMTP, Clerk, OpenAI, Gemini, Anthropic, DataForSEO, Serper, SearXNG, Ollama, and others can be connected in the configuration. None is required. <a href="/integrations">Integrations</a>`,
    ],
  },
];

/** Messages in English. */
export const english = {
  title: 'Features: plan, write, score, publish, measure',
  description:
    'Everything Pagewright does, screen by screen: explained scores, briefs with evidence, outlines, 23 analyses, calendar, publishing, team, and privacy.',
  sharedTitle: 'What Pagewright does, screen by screen',
  sharedDescription: 'Each feature, what it’s based on, and what it doesn’t do.',
  heading: 'What it does, and what it’s based on',
  lead: 'Every screen works without an API key. Every result shows the evidence behind it. If something is unknown, it says so.',
  notDone: 'What it doesn’t do:',
  sections,
};

/** Shape of the messages in each language. */
export type FeaturesSentences = typeof english;
