import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';

export const WORDPRESS_USER = 'ann';
export const WORDPRESS_PASSWORD = 'abcd EFGH 1234 ijkl MNOP 5678';

/** A post stored in the fake. */
export interface FakePost {
  readonly id: number;
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  status: string;
  tags: number[];
}

/** An image stored in the fake. */
export interface FakeMedia {
  readonly id: number;
  readonly slug: string;
  readonly alt: string;
  readonly url: string;
  readonly bytes: Buffer;
}

/** A fake WordPress with its content. */
export interface FakeWordpress extends FakeService {
  readonly posts: FakePost[];
  readonly media: FakeMedia[];
  readonly tags: readonly { readonly id: number; readonly name: string }[];
}

const MEDIA_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const STATUSES = new Set(['publish', 'future', 'draft', 'pending', 'private']);
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: (value) => typeof value === 'string',
  content: (value) => typeof value === 'string',
  excerpt: (value) => typeof value === 'string',
  slug: (value) => typeof value === 'string',
  status: (value) => typeof value === 'string' && STATUSES.has(value),
  tags: (value) => Array.isArray(value) && value.every((id) => Number.isInteger(id)),
};

/**
 * Starts a fake of WordPress's `wp/v2` according to its handbook. It requires an application password, refuses unknown
 * post fields, searches post content, keeps each tag once, and accepts an image as bytes with an image file name.
 * `mayPublish`: whether the account may publish.
 */
export async function startWordpress({ mayPublish = true } = {}): Promise<FakeWordpress> {
  const posts: FakePost[] = [];
  const media: FakeMedia[] = [];
  const tags: { id: number; name: string }[] = [];
  let lastId = 100;
  const service: FakeService = await startFakeService((request) => {
    if (request.path === '/wp-json/') return { body: { name: 'Ann’s WordPress' } };
    if (!isAllowed(request)) return refusal(401, 'rest_not_logged_in', 'You are not currently logged in.');
    if (request.path === '/wp-json/wp/v2/users/me')
      return { body: { id: 1, name: WORDPRESS_USER, capabilities: { publish_posts: mayPublish } } };
    if (request.path === '/wp-json/wp/v2/tags') return makeTag(request);
    if (request.path === '/wp-json/wp/v2/media') return ofMedia(request);
    const id = /^\/wp-json\/wp\/v2\/posts(?:\/(\d+))?$/.exec(request.path);
    if (!id) return refusal(404, 'rest_no_route', 'No route was found.');
    return id[1] === undefined ? ofPosts(request) : ofPost(request, Number(id[1]));
  });

  const shown = (post: FakePost) => ({
    id: post.id,
    link: `${service.url}/${post.slug}/`,
    status: post.status,
    slug: post.slug,
    title: { raw: post.title, rendered: post.title },
    content: { raw: post.content, rendered: post.content, protected: false },
    tags: post.tags,
  });

  const makeTag = ({ method, body }: ServiceRequest): ServiceResponse => {
    const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
    if (method !== 'POST' || typeof name !== 'string' || name === '')
      return refusal(400, 'rest_missing_callback_param', 'Missing parameter(s): name');
    const known = tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
    if (known)
      return {
        status: 400,
        body: { code: 'term_exists', message: 'It exists.', data: { status: 400, term_id: known.id } },
      };
    const tag = { id: (lastId += 1), name };
    tags.push(tag);
    return { status: 201, body: tag };
  };

  const ofMedia = ({ method, headers, query, bytes }: ServiceRequest): ServiceResponse => {
    const shownMedia = ({ id, slug, url, alt }: FakeMedia) => ({ id, slug, source_url: url, alt_text: alt });
    if (method === 'GET')
      return { body: media.filter(({ slug }) => slug === query.get('slug')).map(shownMedia) };
    const name = /^attachment; filename="([\w.-]+)"$/.exec(headers['content-disposition'] ?? '')?.[1];
    if (name === undefined || bytes.length === 0)
      return refusal(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.');
    const type = headers['content-type'] ?? '';
    if (!MEDIA_TYPES.has(type) || !name.endsWith(`.${type.split('/')[1]}`))
      return refusal(
        500,
        'rest_upload_sideload_error',
        'Sorry, you are not allowed to upload this file type.',
      );
    const id = (lastId += 1);
    const slug = (query.get('title') ?? name.replace(/\.\w+$/, '')).toLowerCase();
    const url = `${service.url}/wp-content/uploads/2026/11/${name}`;
    const added = { id, slug, alt: query.get('alt_text') ?? '', url, bytes };
    media.push(added);
    return { status: 201, body: shownMedia(added) };
  };

  const ofPosts = (request: ServiceRequest): ServiceResponse => {
    if (request.method === 'POST') {
      const wrong = findError(request.body);
      if (wrong !== null) return refusal(400, 'rest_invalid_param', `Invalid parameter(s): ${wrong}`);
      const blank = { title: '', content: '', excerpt: '', slug: '', status: 'draft', tags: [] };
      const post: FakePost = { ...blank, ...(request.body as object), id: (lastId += 1) };
      while (posts.some(({ slug }) => slug === post.slug)) post.slug = `${post.slug}-2`;
      posts.push(post);
      return { status: 201, body: shown(post) };
    }
    const words = (request.query.get('search') ?? '').split(/\s+/);
    return {
      body: posts
        .filter(({ title, content }) => words.every((word) => `${title} ${content}`.includes(word)))
        .filter(({ status }) => request.query.get('status') === 'any' || status === 'publish')
        .slice(0, Number(request.query.get('per_page') ?? 10))
        .map(shown),
    };
  };

  const ofPost = (request: ServiceRequest, id: number): ServiceResponse => {
    const post = posts.find((one) => one.id === id);
    if (!post) return refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');
    if (request.method === 'GET') return { body: shown(post) };
    const wrong = findError(request.body);
    if (wrong !== null) return refusal(400, 'rest_invalid_param', `Invalid parameter(s): ${wrong}`);
    Object.assign(post, request.body);
    return { body: shown(post) };
  };

  return Object.assign(service, { posts, media, tags });
}

function isAllowed({ headers }: ServiceRequest): boolean {
  const given = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
  // WordPress accepts application passwords with and without spaces.
  return given.replaceAll(' ', '') === `${WORDPRESS_USER}:${WORDPRESS_PASSWORD}`.replaceAll(' ', '');
}

function findError(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return 'body';
  return Object.entries(body).find(([name, value]) => FIELDS[name]?.(value) !== true)?.[0] ?? null;
}

function refusal(status: number, code: string, message: string): ServiceResponse {
  return { status, body: { code, message, data: { status } } };
}
