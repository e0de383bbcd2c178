import { commonestForm } from '../keyphrases/commonest-form.ts';
import { compact, namesOfPages } from './page-names.ts';
import type { PageNames } from './page-names.ts';
import { mergeWordings } from './merge-wordings.ts';
import type { Wording } from './merge-wordings.ts';
import { isDistinct, selectSubjects } from './select-subjects.ts';
import type { Cluster } from './select-subjects.ts';
import type { TopicPhrase } from './topic-phrases.ts';
import type { Topic, TopicPage } from './types.ts';
import { asWritten, countForms } from './written-form.ts';

/** A subject of more than this share of the titles is the site's own field. */
const MAX_SHARE = 0.6;
const MIN_MOST = 2;
const MAX_TOPICS = 60;

/**
 * The subjects of a site: noun phrases that its titles share, each in the longest form that the same titles have, then
 * single nouns outside of those phrases. One subject has all its wordings: inflections, spellings, word orders, and
 * what addresses and links call the same pages. Everyday words, words that only frame a search ('best', 'for
 * beginners', 'tested'), and the site's own name are excluded. Those of most pages first, at most sixty.
 */
export function siteTopics(pages: readonly TopicPage[]): Topic[] {
  const names = namesOfPages(pages);
  const clusters = mergeWordings(wordingsOf(names)).map((wordings): Cluster => ({
    wordings,
    pages: new Set(wordings.flatMap((wording) => [...wording.titled])),
    whole: new Set(wordings.flatMap((wording) => [...wording.whole])),
  }));
  return selectSubjects(clusters, Math.max(MIN_MOST, names.length * MAX_SHARE))
    .map((cluster) => withNamedPages(cluster))
    .toSorted(
      (a, b) => b.pages.size - a.pages.size || b.wordings[0]!.keys.length - a.wordings[0]!.keys.length,
    )
    .slice(0, MAX_TOPICS)
    .map((cluster) => toTopic(cluster, names));
}

/** Every phrase of the titles, addresses, and anchor texts with its pages. */
function wordingsOf(names: readonly PageNames[]): Wording[] {
  const found = new Map<string, Wording>();
  const note = (phrase: TopicPhrase, language: string): Wording => {
    const identity = `${language} ${phrase.keys.join(' ')}`;
    const wording = found.get(identity) ?? {
      keys: phrase.keys,
      language,
      spellings: new Set<string>(),
      isCommon: phrase.isCommon,
      isConnected: false,
      forms: new Map<string, number>(),
      titled: new Set<number>(),
      named: new Set<number>(),
      whole: new Set<string>(),
    };
    found.set(identity, wording);
    wording.spellings.add(phrase.spelling);
    if (phrase.isConnected) wording.isConnected = true;
    return wording;
  };
  for (const [at, { titled, title, language, isList }] of names.entries()) {
    for (const phrase of titled) {
      const wording = note(phrase, language);
      wording.titled.add(at);
      wording.forms.set(phrase.text, (wording.forms.get(phrase.text) ?? 0) + 1);
      if (phrase.isWhole && !isList) wording.whole.add(title);
    }
  }
  // Addresses are written without accents, so their words are those of titles with the same letters.
  const byLetters = new Map<string, Wording>();
  for (const wording of found.values())
    for (const form of wording.forms.keys()) byLetters.set(`${wording.language} ${letters(form)}`, wording);
  for (const [at, { named, language }] of names.entries()) {
    for (const phrase of named) {
      const wording = byLetters.get(`${language} ${letters(phrase.text)}`) ?? note(phrase, language);
      wording.named.add(at);
      if (wording.titled.size === 0 && !isOfAddress(phrase.text, names[at]!))
        wording.forms.set(phrase.text, (wording.forms.get(phrase.text) ?? 0) + 1);
    }
  }
  return [...found.values()];
}

const letters = (text: string): string => compact(text).replaceAll(/\p{M}/gu, '');

/** Whether a phrase is only known from an address, which has neither accents nor capitals. */
function isOfAddress(text: string, { page }: PageNames): boolean {
  return (page.url ?? '').includes(text.replaceAll(' ', '-'));
}

/** A subject with the pages whose address or links name it, but not their title. */
function withNamedPages(cluster: Cluster): Cluster {
  return {
    ...cluster,
    pages: new Set([...cluster.pages, ...cluster.wordings.flatMap(({ named }) => [...named])]),
  };
}

function toTopic(cluster: Cluster, names: readonly PageNames[]): Topic {
  const { wordings, pages } = cluster;
  const about = [...pages].toSorted((a, b) => a - b).map((at) => names[at]!.page);
  const shown = wordings
    .filter(({ forms }) => forms.size > 0)
    .map((wording) => ({ wording, uses: countForms(wording.forms, about) }))
    .map(({ wording, uses }) => ({
      wording,
      form: commonestForm(uses),
      uses: [...uses.values()].reduce((sum, count) => sum + count, 0),
    }))
    .toSorted((a, b) => b.wording.titled.size - a.wording.titled.size || b.uses - a.uses);
  const [first, ...others] = shown;
  // 'Head' and 'torch' are no wordings where 'head torch' is one.
  const isWholeName = ({ wording: { keys } }: (typeof shown)[number]): boolean =>
    !wordings.some(
      (other) =>
        other.keys.length > keys.length && ` ${other.keys.join(' ')} `.includes(` ${keys.join(' ')} `),
    );
  const rest = wordings.filter((wording) => wording !== first!.wording);
  return {
    name: asWritten(first!.form, about),
    language: first!.wording.language,
    keys: first!.wording.keys,
    variants: others.filter(isWholeName).map(({ form }) => asWritten(form, about)),
    wordings: [first!.wording, ...rest].map(({ keys }) => keys),
    isDistinct: isDistinct(cluster),
    pages: about.flatMap(({ url }) => url ?? []),
  };
}
