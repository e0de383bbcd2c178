import { markup, type Markup } from '../../../../http/pages/markup.ts';

/** One part of the product on the page of features. */
export interface FeatureSection {
  readonly id: string;
  readonly title: string;
  /** A picture by its name, with what it shows. */
  readonly picture?: { readonly name: string; readonly alt: string };
  readonly lead?: string;
  readonly points: readonly Markup[];
  /** What it cannot do. */
  readonly not?: string;
}

const point = (name: string, text: string): Markup => markup`<strong>${name}</strong> ${text}`;

export const sections: readonly FeatureSection[] = [
  {
    id: 'score',
    title: 'Score',
    picture: {
      name: 'explained-score',
      alt: 'The editor with an article, and beside it the score with a finding whose places are marked in the text',
    },
    points: [
      point(
        'A sum that you can open.',
        'Six parts, each with its rules, points and places in the text. The largest gains come first. The score follows while you type, and the server computes the same one when you save.',
      ),
      point(
        'Pages to compare with.',
        'Paste, upload or name up to 20 pages. Terms with their usual range, topics of headings, questions and the middle length become what your text is measured by.',
      ),
      point(
        'Passage duel.',
        'For each question that people ask: whether you answer it, whether other pages do, and what a lost one lacks.',
      ),
    ],
    not: 'It does not predict your rank, and it cannot tell whether a source says what you cite it for.',
  },
  {
    id: 'plan',
    title: 'Plan',
    picture: {
      name: 'outline',
      alt: 'An outline in Smart Outline: sections with their purpose, and why each is there',
    },
    points: [
      point(
        'Briefs with evidence.',
        'One sentence becomes a brief, then keywords, questions and a strategy with dates and links. Attached to a draft, a brief becomes checks that tick themselves.',
      ),
      point(
        'Smart Outline.',
        'Five targeting strategies. Each section says why it is there: the pages that have it, the questions it answers, or that no competitor covers it.',
      ),
      point(
        'Content Calendar.',
        'Month, week and day views, moves by mouse and by keyboard, repeating events, social posts within each network’s limits, ICS and CSV, and a secret address for other calendars. It proposes refreshes for pages that lost readers.',
      ),
    ],
  },
  {
    id: 'write',
    title: 'Write',
    picture: {
      name: 'content-studio',
      alt: 'The Content Studio with a list of articles, their status and their scores',
    },
    points: [
      point(
        'An editor that keeps everything.',
        'Revisions that you can compare and restore, a conflict to resolve when two people save, 30 days to undo a deletion.',
      ),
      point(
        'Suggestions, never surprises.',
        'Draft, continue, rewrite, shorten, simplify. Each suggestion shows its source and its effect on the score. Unsourced figures, quotations and studies are marked.',
      ),
      point(
        'In and out.',
        'Markdown, HTML, text, DOCX and WordPress exports in; Markdown, HTML, DOCX, JSON and CSV out.',
      ),
    ],
  },
  {
    id: 'analyse',
    title: 'Analyse',
    picture: {
      name: 'analysis',
      alt: 'An analysis of a pasted text in Advanced Features, with its result and the earlier runs',
    },
    lead: 'Twenty-two analyses in eight tabs: scoring, AI-answer readiness, competitors, intent, links, a comprehensive run, forecasts and promotion. Each is kept as a run that can be reopened, compared, exported and printed. Long ones show progress and can be cancelled.',
    points: [
      markup`Answer patterns show how strong the evidence behind each rule is.`,
      markup`A broken link counts as broken only when it was gone twice.`,
      markup`A forecast carries intervals, is stored, and is graded when its time has come.`,
      markup`Outreach is drafted. You send it.`,
    ],
    not: 'Without a backlink service it knows only pages that it has read, and says so.',
  },
  {
    id: 'publish',
    title: 'Publish',
    picture: {
      name: 'calendar',
      alt: 'The content calendar of a month with articles and social posts on their days',
    },
    points: [
      point(
        'Your own site,',
        'with your domain, logo and colors, a sitemap, a feed and a search. Pages come from the server with no script but a beacon of under a kilobyte.',
      ),
      point('WordPress and Ghost,', 'from the editor, and a retry never creates a second post.'),
      point(
        'At a set time, exactly once,',
        'however many servers run. Webhooks are signed by the Standard Webhooks scheme and retried for a day.',
      ),
    ],
  },
  {
    id: 'measure',
    title: 'Measure',
    points: [
      markup`Views, attention and conversions of your pages, with no cookie and no personal data. Readers who ask not to be tracked are left out.`,
      markup`Search Console exports can be imported. Competitors can be watched, with a daily check.`,
      markup`What your plan counts stands beside your work, and says when it starts again.`,
    ],
  },
  {
    id: 'together',
    title: 'Work together',
    points: [
      markup`Invitations, two roles, reviews with approval, comments that stay with their words, an activity log that cannot be changed. Seats follow your plan.`,
    ],
  },
  {
    id: 'run',
    title: 'Run it yourself',
    points: [
      markup`One command starts it with its own database. PostgreSQL, SMTP, Clerk, OpenAI, Gemini, Anthropic, DataForSEO, Serper, SearXNG, Ollama and others can be connected by settings. None is needed. <a href="/integrations">Integrations</a>`,
    ],
  },
];
