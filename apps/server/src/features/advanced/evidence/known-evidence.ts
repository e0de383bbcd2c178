import type { KeywordEvidence } from '@pagewright/contract/advanced';
import type { GivenPage } from '@pagewright/contract/given-pages';
import type { Context } from '../../../platform/context.ts';
import {
  cutPagesNotice,
  findResearch,
  formatOf,
  gatherEvidence,
  readResearchPages,
  type GatheredEvidence,
  type SerializedPage,
} from '../../../research/index.ts';

/** What is known about a keyword, as analyses use it. */
export interface KnownEvidence {
  readonly pages: readonly (SerializedPage & { readonly source: string })[];
  /** Questions shown on the results page. */
  readonly questions: readonly string[];
  readonly suggestions: readonly string[];
  /** Best first; empty if unknown. */
  readonly results: readonly { readonly title: string; readonly url: string }[];
  /** API form. */
  readonly shown: KeywordEvidence;
}

interface Wanted {
  readonly keyword: string;
  readonly pages?: readonly GivenPage[];
  readonly includeSearch: boolean;
}

/**
 * Gathers what is known about a keyword at no cost to the installation: submitted pages and earlier research, or else
 * what free sources, and sources with the workspace's own keys, return now. Research with only encyclopedia articles
 * is not enough if a web search is available, because its key may have been added since.
 * @throws the signal's reason.
 */
export async function readKnownEvidence(ctx: Context, wanted: Wanted): Promise<KnownEvidence> {
  const { keyword, pages = [], includeSearch } = wanted;
  const research = await findResearch(ctx.db, ctx.actor.workspaceId, keyword);
  const kept = research ? await readResearchPages(ctx.db, research) : [];
  const isEnough = kept.length > 0 && (kept.some(isOfWeb) || !(await hasWebSearch(ctx)));
  const gathered = await gatherEvidence(withoutPaidSources(ctx), {
    keyword,
    pages: pages.map((page) => ({ ...page, format: formatOf(page.text) })),
    includeSearch: includeSearch && !isEnough,
  });
  const given = fromGathered(gathered);
  if (!research || kept.length === 0 || gathered.pages.some(isOfWeb)) return given;
  // If the search was tried and failed, the stored articles are used instead.
  const ofPerson = gathered.pages.filter(({ source }) => source === 'given');
  const ranked = kept
    .filter(({ position }) => position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return {
    pages: [...ofPerson, ...kept],
    questions: research.questions ?? [],
    suggestions: [],
    results: ranked.map(({ title, url }) => ({ title, url })),
    shown: {
      pages: [...ofPerson, ...kept].map(toShown),
      sources: [
        ...given.shown.sources.filter(({ condition }) => condition === 'failed'),
        ...(research.source === null ? [] : [{ title: research.source, condition: 'reused', message: null }]),
      ],
      gatheredAt: research.gatheredAt.toISOString(),
      notice: cutPagesNotice([...given.pages, ...kept])?.message ?? null,
    },
  };
}

/** The pages without their HTML, to avoid copying it to the worker thread. */
export function pagesForThread({ pages }: Pick<KnownEvidence, 'pages'>): KnownEvidence['pages'] {
  return pages.map(({ url, title, words, isCut, article, source }) => ({
    url,
    title,
    words,
    isCut,
    article,
    source,
  }));
}

/** Converts gathered evidence to the same form. */
export function fromGathered(gathered: GatheredEvidence): KnownEvidence {
  return {
    pages: gathered.pages,
    questions: gathered.questions ?? [],
    suggestions: [...(gathered.suggestions ?? []), ...(gathered.related ?? [])],
    results: gathered.results ?? [],
    shown: {
      pages: gathered.pages.map(toShown),
      sources: gathered.sources.map(({ title, condition, message }) => ({ title, condition, message })),
      gatheredAt: null,
      notice: gathered.notice?.message ?? null,
    },
  };
}

function toShown({ url, title, source }: KnownEvidence['pages'][number]): KeywordEvidence['pages'][number] {
  return { url, title, source };
}

function isOfWeb({ source }: { readonly source: string }): boolean {
  return source === 'web';
}

/** Whether a web search is available that the installation does not pay for. */
async function hasWebSearch({ services, actor }: Context): Promise<boolean> {
  const sources = await services.vendors.sources(actor.workspaceId);
  return sources.some(({ results, payer }) => results !== undefined && payer !== 'installation');
}

/** A context in which no source is used that the installation pays for. */
function withoutPaidSources(ctx: Context): Context {
  return {
    ...ctx,
    meter: { mayUseInstallation: false, asked: () => undefined, fellBack: () => undefined },
  };
}
