import type { ResultsFeature } from '@pagewright/contract/analytics';
import type { FoundResult, KeywordFigures } from '../../providers/search/port.ts';
import type { SerializedPage } from './serialized-page.ts';

/** A page that a user pasted or uploaded. */
export interface GivenPage {
  /** HTML of the whole page, or its text. */
  readonly text: string;
  readonly format: 'html' | 'text';
  /** Its address according to the user; null if not given. */
  readonly url: string | null;
  /** '' stands for the page's own title. */
  readonly title: string;
}

/** The source and time of a part of the evidence; both null if no source knew it. */
export interface Origin {
  /** Name of the source, as in `sources`. */
  readonly source: string | null;
  /** ISO 8601, UTC. */
  readonly gatheredAt: string | null;
}

/** A page of the evidence with its origin. */
export interface GatheredPage extends SerializedPage {
  /** `given` by a user, `web` if read from its site, else the name of the source that provided the text. */
  readonly source: string;
  /** Its rank in the search results, from 1; null if no search found it. */
  readonly position: number | null;
  /** Time of its site's or source's response, ISO 8601 in UTC; null for a given page. */
  readonly fetchedAt: string | null;
  /** The original page, verbatim. */
  readonly original: Pick<GivenPage, 'text' | 'format'>;
}

/** A found or given page that is not part of the evidence. */
export interface ExcludedPage {
  readonly url: string | null;
  readonly title: string;
  readonly code: string;
  /** Message for the user. */
  readonly message: string;
}

/** The outcome of asking one source for one part. */
export interface SourceReport {
  readonly source: string;
  /** Its display name. */
  readonly title: string;
  readonly part: 'results' | 'articles' | 'suggestions' | 'figures' | 'interest' | 'links';
  /** `reused`: not asked, because it answered the same question within a day. */
  readonly condition: 'answered' | 'reused' | 'failed';
  /** The error code with its message for the user; null on success. */
  readonly code: string | null;
  readonly message: string | null;
  /** Time of its answer; null on failure. */
  readonly gatheredAt: string | null;
}

/** Whether any source was actually queried: only then is a metered run charged. */
export function wasAnySourceQueried(reports: readonly SourceReport[]): boolean {
  return reports.some(({ condition }) => condition === 'answered');
}

/** Why sources failed, in unique sentences for the user. */
export function failuresIn(reports: readonly SourceReport[]): string[] {
  return [...new Set(reports.flatMap(({ message }) => message ?? []))];
}

/** The sentence that a screen shows first if the evidence is thinner than requested. */
export interface EvidenceNotice {
  /**
   * `no_network`: nothing could be reached. `no_source`: none is configured or none answered. `no_pages`: nothing could
   * be read. `pages_saved`: the pages were saved by earlier research. `pages_cut`: some pages were truncated.
   */
  readonly code: 'no_network' | 'no_source' | 'no_pages' | 'pages_saved' | 'pages_cut';
  readonly message: string;
}

/** What the web and the user say about a keyword. Null means that no source knows it; an empty list is a finding. */
export interface GatheredEvidence {
  readonly keyword: string;
  /** Results of a web search, best first; null if there was none, for example if only Wikipedia answered. */
  readonly results: readonly FoundResult[] | null;
  /** Questions on the results page, in order. */
  readonly questions: readonly string[] | null;
  /** Related searches on the results page. */
  readonly related: readonly string[] | null;
  /** Other features of the results page, including the engine's names for layouts. */
  readonly features: readonly ResultsFeature[] | null;
  /** Autocomplete suggestions for the keyword, best first. */
  readonly suggestions: readonly string[] | null;
  readonly figures: KeywordFigures;
  /**
   * Pages with an article: given ones, then those named by address, then found ones in the order of the results; or
   * else those of saved research.
   */
  readonly pages: readonly GatheredPage[];
  readonly leftOut: readonly ExcludedPage[];
  readonly sources: readonly SourceReport[];
  readonly notice: EvidenceNotice | null;
  readonly provenance: {
    /** `measured` if anything was gathered; `modelled` otherwise, since everything derived is then modelled. */
    readonly kind: 'measured' | 'modelled';
    readonly results: Origin;
    readonly suggestions: Origin;
    readonly figures: Origin;
  };
  /** Whether a source or a named site was actually queried: only then is a metered run charged. */
  readonly askedAnew: boolean;
}
