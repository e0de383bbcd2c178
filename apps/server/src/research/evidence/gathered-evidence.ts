import type { FoundResult, KeywordFigures, ResultsFeature } from '../../providers/search/port.ts';
import type { SerializedPage } from './serialized-page.ts';

/** A page that a person pasted or uploaded. */
export interface GivenPage {
  /** HTML of the whole page, or its text. */
  readonly text: string;
  readonly format: 'html' | 'text';
  /** Where the person says that it stands; null where they did not. */
  readonly url: string | null;
  /** '' takes the page's own. */
  readonly title: string;
}

/** Where a part of the evidence comes from and when it was gathered; both null where no source knew it. */
export interface Origin {
  /** Name of the source, as `sources` has it. */
  readonly source: string | null;
  /** ISO 8601, UTC. */
  readonly gatheredAt: string | null;
}

/** A page of the evidence, with where it comes from. */
export interface GatheredPage extends SerializedPage {
  /** `given` by a person, `web` read from its site, else the name of the source whose text it is. */
  readonly source: string;
  /** Its place among the results, from 1; null where it was not found by a search. */
  readonly position: number | null;
  /** When its site or source answered it, ISO 8601 in UTC; null for a page that was given. */
  readonly fetchedAt: string | null;
  /** The page word for word, as it came. */
  readonly original: Pick<GivenPage, 'text' | 'format'>;
}

/** A page that was found or given and is no part of the evidence. */
export interface ExcludedPage {
  readonly url: string | null;
  readonly title: string;
  readonly code: string;
  /** The sentence for the user. */
  readonly message: string;
}

/** How one source fared with what it was asked for. */
export interface SourceReport {
  readonly source: string;
  /** Its name as people know it. */
  readonly title: string;
  readonly part: 'results' | 'articles' | 'suggestions' | 'figures' | 'interest' | 'links';
  /** `reused`: not asked, because it answered the same within a day. */
  readonly condition: 'answered' | 'reused' | 'failed';
  /** Why it failed, with the sentence for the user; null where it did not. */
  readonly code: string | null;
  readonly message: string | null;
  /** When it answered; null where it did not. */
  readonly gatheredAt: string | null;
}

/** Whether any source was asked anew: only then is a metered run charged. */
export function wasAnySourceQueried(reports: readonly SourceReport[]): boolean {
  return reports.some(({ condition }) => condition === 'answered');
}

/** Why sources brought nothing, in sentences for the user, each once. */
export function failuresIn(reports: readonly SourceReport[]): string[] {
  return [...new Set(reports.flatMap(({ message }) => message ?? []))];
}

/** The one sentence that a screen shows first when the evidence is thinner than was asked for. */
export interface EvidenceNotice {
  /**
   * `no_network`: nothing could be reached. `no_source`: none is set or none answered. `no_pages`: nothing could be read.
   * `pages_cut`: of some pages only the beginning was read.
   */
  readonly code: 'no_network' | 'no_source' | 'no_pages' | 'pages_cut';
  readonly message: string;
}

/** What the web and the user say of a keyword. What no source knows is null, and an empty list is a finding. */
export interface GatheredEvidence {
  readonly keyword: string;
  /** Results of a web search, best first; null where none was made, as when only Wikipedia answered. */
  readonly results: readonly FoundResult[] | null;
  /** Questions that the results page shows, in order. */
  readonly questions: readonly string[] | null;
  /** Searches that the results page calls related. */
  readonly related: readonly string[] | null;
  /** What else the results page shows; the engine's words for layouts are among them. */
  readonly features: readonly ResultsFeature[] | null;
  /** What the search box completes the keyword to, best first. */
  readonly suggestions: readonly string[] | null;
  readonly figures: KeywordFigures;
  /** Pages with an article: given ones first, then those named by address, then those found, in the order of the results. */
  readonly pages: readonly GatheredPage[];
  readonly leftOut: readonly ExcludedPage[];
  readonly sources: readonly SourceReport[];
  readonly notice: EvidenceNotice | null;
  readonly provenance: {
    /** `measured` where anything was gathered; `modelled` where nothing was, so that all that follows is. */
    readonly kind: 'measured' | 'modelled';
    readonly results: Origin;
    readonly suggestions: Origin;
    readonly figures: Origin;
  };
  /** Whether a source or a named site answered anew: only then is a metered run charged. */
  readonly askedAnew: boolean;
}
