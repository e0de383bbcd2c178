import type { BlockNode, EditorDocument } from '@pagewright/contract/document';
import type { BriefAnalysis, SavedBrief, Strategy, StrategyTopic } from '@pagewright/contract/strategy';
import { bullets, documentOf, heading, labeled, paragraph, type Entry } from '../../../documents/index.ts';
import { briefTextMessages as m } from './messages.ts';

/** A brief with its analysis and strategy as a document for people, in their language. */
export function toDocument(brief: SavedBrief): EditorDocument {
  const { findings, evidence, analysis, strategy } = brief;
  return documentOf([
    heading(2, m.brief),
    labeled(m.idea, brief.idea),
    labeled(m.primaryQuery, brief.primarySeoQuery),
    labeled(m.targetAudience, brief.targetAudience),
    labeled(m.userIntent, brief.userIntent),
    labeled(m.coreAngle, brief.coreAngle),
    labeled(m.secondaryKeywords, brief.secondaryKeywords.join(', ')),
    labeled(m.words, m.wordRange(findings.words.target, findings.words.low, findings.words.high)),
    labeled(m.source, m.provenance[brief.provenance.kind]),
    heading(3, m.sections),
    ...bullets(
      brief.sections.map(({ level, heading: text, words }) =>
        m.section(`${level === 3 ? '– ' : ''}${text}`, words),
      ),
    ),
    ...titled(
      m.terms,
      findings.terms.map(({ text, low, high }) => m.term(text, low, high)),
    ),
    ...titled(
      m.questions,
      findings.questions.map(({ text }) => text),
    ),
    ...titled(
      m.facts,
      findings.facts.map(({ text, title, source, url, isOwn }) => ({
        text: [text, title, isOwn === true ? m.ownFigure : ''].filter((part) => part !== '').join(' — '),
        url: source ?? url,
      })),
    ),
    ...titled(m.uncovered, [...findings.uncovered.questions, ...findings.uncovered.sections]),
    ...titled(
      m.ownPages,
      findings.internalLinks.map(({ anchor, title, url }) => ({ text: `${anchor}: ${title}`, url })),
    ),
    ...titled(m.titles, findings.titles),
    ...titled(m.descriptions, findings.descriptions),
    ...(analysis ? analysisBlocks(analysis) : []),
    ...(strategy ? strategyBlocks(strategy) : []),
    heading(2, m.evidence),
    ...(evidence.pages.length === 0
      ? [paragraph(m.noPages)]
      : bullets(
          evidence.pages.map(({ title, url, wordCount }) => ({
            text: m.page(title || (url ?? ''), wordCount),
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
    heading(2, m.analysis),
    ...titled(m.coreKeywords, seedKeywords),
    ...titled(m.longTail, longTailKeywords),
    ...titled(
      m.faq,
      faq.map(({ question, answer }) => (answer === null ? question : `${question} ${answer}`)),
    ),
  ];
}

function strategyBlocks({ pillar, supporting, folded, links, measures }: Strategy): BlockNode[] {
  const topics = [pillar, ...supporting];
  const name = (id: string | null): string => topics.find((topic) => topic.id === id)?.title ?? m.allTopics;
  const line = ({ publishOn, title, keyword, intent, existing }: StrategyTopic): string =>
    m.topic(publishOn, existing ? m.update(existing.title) : title, keyword, intent);
  return [
    heading(2, m.strategy),
    labeled(m.pillar, line(pillar)),
    ...titled(m.order, supporting.map(line)),
    ...titled(
      m.folded,
      (folded ?? []).map(({ keyword, section }) => m.foldedLine(keyword, section)),
    ),
    ...titled(
      m.links,
      links.map(({ from, to, anchor }) => m.link(name(from), name(to), anchor)),
    ),
    ...titled(
      m.measures,
      measures.map(({ code, topic, after }) => m.measure(name(topic), code, after)),
    ),
  ];
}
