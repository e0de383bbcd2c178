import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Questions that are asked of an AI, and how often its answers mention a brand. */
export const promptMessages = defineMessages('promptMessages', (format) => {
  const dollars = (amount: number): string =>
    amount > 0 && amount < 0.01
      ? 'less than $0.01'
      : new Intl.NumberFormat(format.locale, { style: 'currency', currency: 'USD' }).format(amount);
  const calls = (count: number): string =>
    format.plural(count, { one: 'asks # time', other: 'asks # times' });
  return {
    view: 'What to show',
    visits: 'AI agents',
    title: 'AI answers',
    loading: 'Loading AI answers',
    failed: 'AI answers could not be loaded',
    retry: 'Retry',
    intro:
      'Ask a language model the questions that your customers ask, several times each, and see how often its answers mention you and your competitors.',
    sampled: (model: string, day: string) =>
      `These are answers of ${model} through its API on ${format.date(day)}: a sample, without web search. They aren’t what everyone sees in ChatGPT or another assistant.`,
    noModelTitle: 'No language model is set up',
    noModel: 'Add your own key of OpenAI, Anthropic, or Google, or ask your operator to set up a model.',
    openKeys: 'Open API Keys',
    noneTitle: 'No questions are asked yet',
    none: 'An admin writes up to 20 questions and chooses a model. The price shows before anything is asked.',
    add: 'New panel',
    addAnother: 'Another panel',
    panel: 'Panel',
    edit: 'Edit',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeText: 'Its runs and all answers are deleted for good.',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved. Nothing has been asked yet.',
    name: 'Name of the panel',
    questions: 'Questions, one per line',
    questionsHelp: (most: number) =>
      `As your customers would ask them, up to ${format.number(most)}. With fewer than 5 there is no range for the total.`,
    ownNames: 'Your names and domains',
    ownNamesHelp: 'Separated by commas. Each counts as a whole, not as part of another word or address.',
    competitors: 'Competitors, one per line',
    competitorsHelp: (most: number) =>
      `Up to ${format.number(most)}. Other names and the domain follow after commas: Rival Bikes, rival.example`,
    model: 'Language model',
    repeats: 'Times per question',
    isWeekly: 'Ask again every week by itself',
    tooManyQuestions: (most: number) => `Enter at most ${format.number(most)} questions.`,
    tooManyCompetitors: (most: number) => `Enter at most ${format.number(most)} competitors.`,
    cost: (count: number, typical: number | null, most: number | null) =>
      typical === null || most === null
        ? `A run ${calls(count)}. Price unknown.`
        : `A run ${calls(count)}: about ${dollars(typical)}, at most ${dollars(most)} at list price.`,
    costHelp: 'Estimated for answers of 500 tokens, at most 2,000. Failed calls are tried up to three times.',
    payer: (payer: 'workspace' | 'installation', count: number) =>
      payer === 'workspace'
        ? 'Billed to your own key.'
        : `Counts as up to ${format.plural(count, { one: '# AI request', other: '# AI requests' })} of your plan.`,
    run: 'Ask now',
    started: 'The model is being asked.',
    stop: 'Stop',
    asking: (done: number, of: number) => `Asking: ${format.number(done)} of ${format.number(of)}`,
    askMissing: (count: number) =>
      format.plural(count, { one: 'Ask # missing answer', other: 'Ask # missing answers' }),
    nextRun: (when: string) => `Asks again on ${format.dateTime(when)}.`,
    ownerless: 'The admin in whose name it asks has left. An admin who saves it takes it over.',
    modelGone: (model: string) => `${model} is no longer set up. Choose another model under Edit.`,
    state_never: 'Not asked yet',
    state_asking: 'Asking',
    state_done: 'Complete',
    state_gaps: 'With gaps',
    state_failed: 'No answers',
    lastAsked: (when: string) => `Last asked on ${format.dateTime(when)}`,
    answersOf: (answers: number, of: number) =>
      `${format.number(answers)} of ${format.plural(of, { one: '# answer', other: '# answers' })}`,
    spent: (amount: number) => `${dollars(amount)} at list price`,
    shownRun: 'Run',
    runOf: (when: string, answers: number) =>
      `${format.dateTime(when)} (${answers === 0 ? 'no answers' : format.plural(answers, { one: '# answer', other: '# answers' })})`,
    export: 'Download CSV',
    totals: 'Share of answers that mention',
    brand: 'Brand',
    you: 'You',
    share: 'Share',
    range: '95% range',
    answers: 'Answers',
    change: 'Since the run before',
    percent: (share: number) => format.percent(share),
    interval: (low: number, high: number) => `${format.percent(low)}–${format.percent(high)}`,
    hitsOf: (hits: number, n: number) => `${format.number(hits)} of ${format.number(n)}`,
    noAnswer: 'No answer',
    tooFew: 'Too few questions',
    up: (points: number) => `Up ${format.number(points)} points`,
    down: (points: number) => `Down ${format.number(points)} points`,
    noChange: 'No clear change',
    notCompared: '—',
    compared: (when: string) =>
      `Compared with the run of ${format.dateTime(when)}. Up and down mean more than chance explains; everything else is “no clear change”.`,
    first: 'There is no earlier run with answers to compare with.',
    otherModel: 'The run before asked another model, so nothing is compared.',
    totalsHelp:
      'Each question counts the same. The range is for questions like these: it holds in about 95% of cases from 12 questions on, and is wider than necessary with fewer. Calls that failed aren’t counted.',
    byQuestion: 'By question',
    question: 'Question',
    failedCalls: (count: number) =>
      format.plural(count, { one: '# call without an answer', other: '# calls without an answer' }),
    read: 'Read answers',
    readNamed: (question: string) => `Read the answers to “${question}”`,
    history: 'History',
    historyChart: (name: string) => `Share of answers that mention ${name}, by day`,
    onDay: (day: string, text: string) => `${format.date(day)}: ${text}`,
    notAsked: 'not asked',
    gap: 'no answers',
    historyHint: 'Point at a day, or use the arrow keys. Days without answers are gaps.',
    table: 'Show as a table',
    started_at: 'Asked',
    cited: 'Sites named in the answers',
    citedNone: 'No answer names an address.',
    citedHelp:
      'Models may name addresses that don’t exist. A passage duel reads the page and compares it with your article.',
    inAnswers: (count: number) => format.plural(count, { one: 'in # answer', other: 'in # answers' }),
    own: 'Yours',
    article: 'Your article for passage duels',
    articleBest: 'The closest to the question',
    noArticles: 'For a passage duel, write an article first.',
    noArticleFits: 'None of your titles matches these questions. Choose an article for the duel.',
    duel: 'Passage duel',
    duelWith: (url: string, article: string) => `Passage duel of ${url} with “${article}”`,
    answersTo: (question: string) => `Answers to “${question}”`,
    close: 'Close',
    answer: (number: number) => `Answer ${format.number(number)}`,
    mentions: (names: readonly string[]) =>
      names.length === 0 ? 'Mentions none of the brands' : `Mentions ${format.list(names)}`,
    noText: 'No text',
    notCounted: 'Not counted',
    noRows: 'This question has not been asked yet.',
  };
});
