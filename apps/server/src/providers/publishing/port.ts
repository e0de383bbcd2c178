import type { ConnectionKind } from '@pagewright/contract/publishing/connections';

export { remoteMessages } from './messages.ts';
export { RemoteError } from './remote-error.ts';

/** An account on another system, with its secret in clear: it lives no longer than one call. */
export interface RemoteAccount {
  readonly kind: ConnectionKind;
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  readonly userName: string;
  readonly secret: string;
}

/** An article as other systems get it. */
export interface RemoteArticle {
  /** Stands in the post, unseen by readers, and finds it again; letters, digits and hyphens. */
  readonly marker: string;
  readonly title: string;
  /** Markup of our own making, with whole addresses. */
  readonly html: string;
  readonly slug: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** A picture of ours that is to stand on the other site. */
export interface RemotePicture {
  /** Tells its content: the same bytes have the same name; letters, digits, hyphens, and its ending. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** What it shows, in words; '' where nobody said. */
  readonly alt: string;
}

/** What stands on the other site. */
export interface StandingPost {
  readonly id: string;
  readonly url: string;
  readonly isPublic: boolean;
}

/**
 * One account on another system. Every call may take 15 s a request, and throws RemoteError or OutgoingError where the
 * other system did not do it, and the signal's reason.
 */
export interface PublishingTarget {
  /** Whether the account may publish; answers what the site calls itself, '' where it does not say. */
  check(signal: AbortSignal): Promise<string>;
  /** The post that holds the marker, public or not; null where there is none. */
  find(marker: string, signal: AbortSignal): Promise<StandingPost | null>;
  /** The address of a picture that was uploaded under this name; null where there is none, as far as can be told. */
  findPicture(name: string, signal: AbortSignal): Promise<string | null>;
  /** Uploads a picture, and answers its address there. */
  addPicture(picture: RemotePicture, signal: AbortSignal): Promise<string>;
  /** Publishes an article that is not there yet. */
  create(article: RemoteArticle, signal: AbortSignal): Promise<StandingPost>;
  /** Brings a post up to date and makes it public; null where it is gone. */
  update(id: string, article: RemoteArticle, signal: AbortSignal): Promise<StandingPost | null>;
  /** Makes a post a draft; null where it is gone. */
  takeDown(id: string, signal: AbortSignal): Promise<StandingPost | null>;
}
