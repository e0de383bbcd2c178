// `npm run bench:generation`: what the product makes of an idea without a language model, held against material that was
// written blind. One row for each half; `--faults` lists the lines that break a rule, of the build half only, and
// `--build` measures that half alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessAnswerReadiness, createAnswerFinder } from '@pagewright/engine';
import { findKeyword } from '../apps/server/src/features/strategy/find-keyword.ts';
import { generate, readPages, type Generated } from './generation/generate.ts';
import { lostSections, sharedSections } from '../packages/engine/src/testing/kept-sections.ts';
import { faultsOf } from './generation/grammar.ts';
import { contentWordsOf, coversTopic, sameKeyword } from './generation/match.ts';
import { readSubjects } from './generation/read-subjects.ts';
import { writeBriefs } from './generation/write-briefs.ts';

const MATERIAL = process.env['GENERATION_MATERIAL'] ?? join(import.meta.dirname, 'generation/material');
type Half = 'build' | 'kept';

interface LabeledIdea {
  id: string;
  language: string;
  idea: string;
  keywords: string[];
  audience: string | null;
  place: string | null;
  time: string | null;
  budget: string | null;
  wrong: string[];
}

const FIELDS = ['audience', 'place', 'time', 'budget'] as const;
const share = (part: number, all: number): string => `${part} of ${all}`;

function readIdeas(half: Half): LabeledIdea[] {
  return readFileSync(join(MATERIAL, `ideas-${half}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabeledIdea);
}

/** First keywords that a pattern of somebody who never saw the code accepts, by language; in brackets, of the first three. */
function measureAccepted(half: Half): string {
  const count = new Map<string, { first: number; ofThree: number; all: number }>();
  const lines = ['ideas-accepted.jsonl', 'ideas-accepted-2.jsonl'].flatMap((name) =>
    readFileSync(join(import.meta.dirname, 'generation/material', name), 'utf8')
      .trim()
      .split('\n'),
  );
  for (const line of lines) {
    const label = JSON.parse(line) as { half: Half; language: string; idea: string; accept: string[] };
    if (label.half !== half) continue;
    const sum = count.get(label.language) ?? { first: 0, ofThree: 0, all: 0 };
    const isRight = (text: string) =>
      label.accept.some((pattern) => new RegExp(`^(?:${pattern})$`, 'i').test(text));
    const found = findKeyword(label.idea).candidates.map(({ keyword }) => keyword);
    if (isRight(found[0] ?? '')) sum.first += 1;
    if (found.some(isRight)) sum.ofThree += 1;
    sum.all += 1;
    count.set(label.language, sum);
  }
  return [...count]
    .map(([language, { first, ofThree, all }]) => `${language} ${first} (${ofThree}) of ${all}`)
    .join(', ');
}

function measureIdeas(ideas: readonly LabeledIdea[]) {
  const count = { first: 0, ofThree: 0, wrong: 0, fields: 0, allFields: 0 };
  for (const label of ideas) {
    const { candidates, fields } = findKeyword(label.idea);
    const found = candidates.map(({ keyword }) => keyword);
    const isRight = (text: string | undefined) =>
      text !== undefined && label.keywords.some((right) => sameKeyword(right, text));
    if (isRight(found[0])) count.first += 1;
    if (found.some(isRight)) count.ofThree += 1;
    if (label.wrong.some((wrong) => contentWordsOf(wrong) === contentWordsOf(found[0] ?? '')))
      count.wrong += 1;
    for (const field of FIELDS) {
      count.allFields += 1;
      if (contentWordsOf(fields[field] ?? '') === contentWordsOf(label[field] ?? '')) count.fields += 1;
    }
  }
  return count;
}

/** Lines shown to a reader, each with the kind that it is checked as. */
function linesOf({ brief, strategy, outline }: Generated): [string, 'sentence' | 'query'][] {
  const { fields, findings } = brief;
  const headings = [
    ...fields.sections.map(({ heading }) => heading),
    ...outline.outline.sections
      .flatMap((section) => [section, ...section.subsections])
      .map(({ heading }) => heading),
  ];
  const sentences = [
    ...headings,
    ...findings.questions.map(({ text }) => text),
    ...findings.titles,
    ...[strategy.pillar, ...strategy.supporting].map(({ title }) => title),
    outline.outline.title,
  ];
  const queries = [...fields.secondaryKeywords, ...findings.longTailKeywords];
  return [
    ...[...new Set(sentences)].map((line): [string, 'sentence'] => [line, 'sentence']),
    ...[...new Set(queries)].map((line): [string, 'query'] => [line, 'query']),
  ];
}

function measureLines(
  half: Half,
  made: readonly { id: string; language: string; generated: Generated }[],
  lists: boolean,
) {
  const count = { lines: 0, good: 0, secondary: 0, titles: 0, planned: 0 };
  for (const { id, language, generated } of made) {
    for (const [line, kind] of linesOf(generated)) {
      const faults = faultsOf(line, language, kind);
      count.lines += 1;
      if (faults.length === 0) count.good += 1;
      else if (lists && half === 'build') console.log(`${id}: ${faults.join(', ')}: ${line}`);
    }
    if (generated.brief.fields.secondaryKeywords.length > 0) count.secondary += 1;
    if (generated.brief.findings.titles.length === 5) count.titles += 1;
    if (generated.brief.fields.sections.filter(({ level }) => level === 2).length >= 4) count.planned += 1;
  }
  return count;
}

async function measureSubjects(subjects: ReturnType<typeof readSubjects>) {
  const count = {
    right: 0,
    wrong: 0,
    silent: 0,
    missed: 0,
    kept: 0,
    topics: 0,
    facts: 0,
    allFacts: 0,
    shared: 0,
    stay: 0,
  };
  const made: { id: string; language: string; generated: Generated }[] = [];
  for (const { subject, pages } of subjects) {
    const finder = createAnswerFinder(readPages(pages));
    for (const { question, accept, answerable } of subject.questions) {
      const answer = finder.find(question)?.text ?? null;
      const isRight = answer !== null && accept.some((pattern) => new RegExp(pattern).test(answer));
      if (answer === null) count[answerable ? 'missed' : 'silent'] += 1;
      else count[isRight ? 'right' : 'wrong'] += 1;
    }
    const generated = await generate(subject.idea, pages, { keyword: subject.keyword });
    made.push({ id: subject.keyword, language: subject.language, generated });
    const { fields, findings } = generated.brief;
    const sections = fields.sections.map(({ heading, questions, terms }) =>
      [heading, ...questions, ...terms].join(' '),
    );
    for (const topic of subject.mustCover) {
      count.topics += 1;
      if (sections.some((section) => coversTopic(section, topic, subject.language))) count.kept += 1;
    }
    const stated = findings.facts
      .map(({ text }) => text)
      .join('\n')
      .replaceAll(/\s+/g, ' ');
    for (const fact of subject.facts) {
      count.allFacts += 1;
      if (stated.includes(fact.replaceAll(/\s+/g, ' '))) count.facts += 1;
    }
    const all = [...pages.keys()];
    for (const missing of all) {
      const order = all.filter((at) => at !== missing);
      const some = await generate(
        subject.idea,
        order.map((at) => pages[at]!),
        { keyword: subject.keyword },
      );
      const { outline } = some.outline;
      const shared = sharedSections({ outline }).length;
      const lost = lostSections({ outline, order }, { outline: generated.outline.outline, order: all });
      count.shared += shared;
      count.stay += shared - lost.length;
    }
  }
  return { count, made };
}

/**
 * Which questions each page is taken to answer (analyses and brief checks judge alike), against whether an accepted answer
 * stands anywhere on it.
 */
function measureJudged(subjects: ReturnType<typeof readSubjects>) {
  const count = { found: 0, right: 0, answered: 0 };
  for (const { subject, pages } of subjects) {
    const questions = subject.questions.map(({ question }) => question);
    for (const page of readPages(pages)) {
      const text = page.paper.blocks.map((block) => block.text).join('\n');
      const judged = assessAnswerReadiness(page.paper, {
        keyword: subject.keyword,
        questions,
        language: subject.language,
      }).questions;
      for (const [at, { accept, answerable }] of subject.questions.entries()) {
        const isAnswered = answerable && accept.some((pattern) => new RegExp(pattern, 'm').test(text));
        const isFound = judged[at]!.status !== 'unanswered';
        if (isAnswered) count.answered += 1;
        if (isFound) count.found += 1;
        if (isAnswered && isFound) count.right += 1;
      }
    }
  }
  return count;
}

const asked = process.argv.indexOf('--briefs');
if (asked > 0) {
  const [from = 'own', file = 'briefs.md', only] = process.argv.slice(asked + 1);
  await writeBriefs(from, file, only);
} else if (!existsSync(MATERIAL)) {
  console.error(`bench:generation: ${MATERIAL} does not exist`);
  process.exitCode = 1;
} else {
  const measure = async (half: Half) => {
    const ideas = readIdeas(half);
    const subjects = readSubjects(join(MATERIAL, `pages-${half}`));
    const read = measureIdeas(ideas);
    const { count, made } = await measureSubjects(subjects);
    const ofIdeas = await Promise.all(
      ideas.map(async ({ id, idea, language }) => ({ id, language, generated: await generate(idea, []) })),
    );
    const all = [...ofIdeas, ...made];
    const lines = measureLines(half, all, process.argv.includes('--faults'));
    const judged = measureJudged(subjects);
    const questions = count.right + count.wrong + count.silent + count.missed;
    return {
      half,
      'keyword right first': share(read.first, ideas.length),
      'right among three': share(read.ofThree, ideas.length),
      'accepted by another reader, first (of three)': measureAccepted(half),
      'wrong one taken': share(read.wrong, ideas.length),
      'fields right': share(read.fields, read.allFields),
      'lines without a fault': share(lines.good, lines.lines),
      'four sections and more': share(lines.planned, all.length),
      'secondary keywords': share(lines.secondary, all.length),
      'five titles': share(lines.titles, all.length),
      'answers right': share(count.right, questions),
      'answers wrong': share(count.wrong, questions),
      'rightly silent': share(count.silent, questions),
      'silent, though answered': share(count.missed, questions),
      'judged answered, rightly': share(judged.right, judged.found),
      'answered, and judged so': share(judged.right, judged.answered),
      'topics kept': share(count.kept, count.topics),
      'facts found': share(count.facts, count.allFacts),
      'sections of two pages kept with a third': share(count.stay, count.shared),
    };
  };
  const table = [await measure('build')];
  if (!process.argv.includes('--build')) table.push(await measure('kept'));
  const names = Object.keys(table[0]!) as (keyof (typeof table)[0])[];
  console.table(
    Object.fromEntries(
      names.slice(1).map((name) => [name, Object.fromEntries(table.map((row) => [row.half, row[name]]))]),
    ),
  );
}
