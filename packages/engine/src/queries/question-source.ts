/** Whether only a template suggests a query or question: nobody was seen to search, write, or ask it. */
export const isTemplateOnly = (sources: readonly { readonly kind: string }[]): boolean =>
  sources.every(({ kind }) => kind === 'template');

/** Where a question appears. `page` is the index of the page, `block` the text block in its paper. */
export type QuestionSource =
  | { kind: 'heading' | 'sentence'; page: number; url: string | null; block: number; text: string }
  | { kind: 'faq'; page: number; url: string | null; text: string }
  /** `rank`: place among the questions of the results page, from 0. */
  | { kind: 'people_also_ask'; rank: number; text: string }
  /** `rank`: place among what the search box completes the keyword to, from 0. */
  | { kind: 'suggestion'; rank: number; text: string }
  | { kind: 'brief'; text: string }
  | { kind: 'template'; template: string };
