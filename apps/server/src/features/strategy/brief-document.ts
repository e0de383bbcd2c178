import type { BlockNode, EditorDocument } from '@pagewright/contract/document';
import type { BriefAnalysis, SavedBrief, Strategy, StrategyTopic } from '@pagewright/contract/strategy';
import { bullets, documentOf, heading, labelled, paragraph, type Entry } from '../../documents/index.ts';

const PROVENANCE = {
  measured: 'measured in the pages listed below',
  modelled: 'modelled: it rests on no page, only on the words given and on templates',
  generated: 'written by a language model',
  unknown: 'unknown',
} as const;

/** A brief with its analysis and strategy as one document, for a file that people read. */
export function briefDocument(brief: SavedBrief): EditorDocument {
  const { findings, evidence, analysis, strategy } = brief;
  return documentOf([
    heading(2, 'Brief'),
    labelled('Idea', brief.idea),
    labelled('Primary query', brief.primarySeoQuery),
    labelled('Target audience', brief.targetAudience),
    labelled('User intent', brief.userIntent),
    labelled('Core angle', brief.coreAngle),
    labelled('Secondary keywords', brief.secondaryKeywords.join(', ')),
    labelled('Words', `${findings.words.target} (${findings.words.low} to ${findings.words.high})`),
    labelled('Where this comes from', PROVENANCE[brief.provenance.kind]),
    heading(3, 'Sections'),
    ...bullets(
      brief.sections.map(
        ({ level, heading: text, words }) => `${level === 3 ? '– ' : ''}${text} (${words} words)`,
      ),
    ),
    ...titled(
      'Terms',
      findings.terms.map(({ text, low, high }) => `${text} (${low}–${high} times)`),
    ),
    ...titled(
      'Questions to answer',
      findings.questions.map(({ text }) => text),
    ),
    ...titled(
      'Facts to cite',
      findings.facts.map(({ text, title, source, url }) => ({
        text: title === '' ? text : `${text} — ${title}`,
        url: source ?? url,
      })),
    ),
    ...titled('What no page covers', [...findings.uncovered.questions, ...findings.uncovered.sections]),
    ...titled(
      'Own pages to link to',
      findings.internalLinks.map(({ anchor, title, url }) => ({ text: `${anchor}: ${title}`, url })),
    ),
    ...titled('Titles', findings.titles),
    ...titled('Descriptions', findings.descriptions),
    ...(analysis ? analysisBlocks(analysis) : []),
    ...(strategy ? strategyBlocks(strategy) : []),
    heading(2, 'Evidence'),
    ...(evidence.pages.length === 0
      ? [paragraph('No page was compared. Give pages of competitors to make this brief measured.')]
      : bullets(
          evidence.pages.map(({ title, url, wordCount }) => ({
            text: `${title || url || 'A page without a title'} (${wordCount} words)`,
            url,
          })),
        )),
  ]);
}

function titled(title: string, entries: readonly Entry[]): BlockNode[] {
  const list = bullets(entries);
  return list.length === 0 ? [] : [heading(3, title), ...list];
}

function analysisBlocks({ seedKeywords, longTailKeywords, faq }: BriefAnalysis): BlockNode[] {
  return [
    heading(2, 'Analysis'),
    ...titled('Core keywords', seedKeywords),
    ...titled('Long-tail keywords', longTailKeywords),
    ...titled(
      'Frequently asked questions',
      faq.map(({ question, answer }) => (answer === null ? question : `${question} ${answer}`)),
    ),
  ];
}

function strategyBlocks({ pillar, supporting, links, measures }: Strategy): BlockNode[] {
  const topics = [pillar, ...supporting];
  const name = (id: string | null): string => topics.find((topic) => topic.id === id)?.title ?? 'All topics';
  const line = ({ publishOn, title, keyword, intent }: StrategyTopic): string =>
    `${publishOn}: ${title} — ${keyword} (${intent ?? 'intent unknown'})`;
  return [
    heading(2, 'Strategy'),
    labelled('Pillar', line(pillar)),
    ...titled('Order of publication', supporting.map(line)),
    ...titled(
      'Internal links',
      links.map(({ from, to, anchor }) => `${name(from)} → ${name(to)}: “${anchor}”`),
    ),
    ...titled(
      'What to measure',
      measures.map(({ code, topic, after }) => `${name(topic)}: ${code}, from ${after}`),
    ),
  ];
}
