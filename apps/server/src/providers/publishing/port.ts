import type { ConnectionKind } from '@pagewright/contract/publishing/connections';

export { remoteMessages } from './messages.ts';
export { RemoteError } from './remote-error.ts';

/** An account on another system with its decrypted secret; it exists only for the duration of one call. */
export interface RemoteAccount {
  readonly kind: ConnectionKind;
  /** URL of the site, without a trailing slash. */
  readonly url: string;
  readonly userName: string;
  readonly secret: string;
}

/** An article as sent to other systems. */
export interface RemoteArticle {
  /** Hidden in the post to find it again; letters, digits, and hyphens. */
  readonly marker: string;
  readonly title: string;
  /** HTML we generated, with absolute URLs. */
  readonly html: string;
  readonly slug: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** One of our pictures for the other site. */
export interface RemotePicture {
  /** Identifies its content: equal bytes have equal names; letters, digits, hyphens, and the extension. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Alternative text; '' if there is none. */
  readonly alt: string;
}

/** A post on the other site. */
export interface StandingPost {
  readonly id: string;
  readonly url: string;
  readonly isPublic: boolean;
}

/**
 * One account on another system. Every call may take 15 s per request, and throws RemoteError or OutgoingError if it
 * failed, and the signal's reason.
 */
export interface PublishingTarget {
  /** Checks that the account may publish; returns the site's name, '' if it has none. */
  check(signal: AbortSignal): Promise<string>;
  /** The post with the marker, public or not; null if there is none. */
  find(marker: string, signal: AbortSignal): Promise<StandingPost | null>;
  /** The URL of a picture uploaded under this name; null if none was found. */
  findPicture(name: string, signal: AbortSignal): Promise<string | null>;
  /** Uploads a picture and returns its URL there. */
  addPicture(picture: RemotePicture, signal: AbortSignal): Promise<string>;
  /** Publishes an article that is not there yet. */
  create(article: RemoteArticle, signal: AbortSignal): Promise<StandingPost>;
  /** Updates and publishes a post; null if it no longer exists. */
  update(id: string, article: RemoteArticle, signal: AbortSignal): Promise<StandingPost | null>;
  /** Makes a post a draft; null if it no longer exists. */
  takeDown(id: string, signal: AbortSignal): Promise<StandingPost | null>;
}
