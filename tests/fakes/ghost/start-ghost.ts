import { createHmac } from 'node:crypto';
import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';
import { findGhostError } from './ghost-schema.ts';

const KEY_ID = '64a1b2c3d4e5f60718293a4b';
const KEY_SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml']);
export const GHOST_KEY = `${KEY_ID}:${KEY_SECRET}`;

/** A post stored in the fake. */
export interface FakeGhostPost {
  readonly id: string;
  title: string;
  html: string;
  slug: string;
  status: string;
  updated_at: string;
  tags: { name: string }[];
  custom_excerpt?: string | null;
}

/** An image stored in the fake, by path. */
export interface FakeGhostPicture {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A fake Ghost with its content. */
export interface FakeGhost extends FakeService {
  readonly posts: FakeGhostPost[];
  readonly pictures: FakeGhostPicture[];
}

/**
 * Starts a fake of Ghost's Admin API. It checks tokens as Ghost does and posts by Ghost's own schemas if available, and
 * refuses a change based on an outdated version.
 */
export async function startGhost(): Promise<FakeGhost> {
  const posts: FakeGhostPost[] = [];
  const pictures: FakeGhostPicture[] = [];
  let changes = 0;
  const service: FakeService = await startFakeService(async (request) => {
    if (request.path === '/ghost/api/admin/site/') return { body: { site: { title: 'Ann’s Ghost' } } };
    if (request.path.startsWith('/content/images/')) return ofPicture(request.path);
    const refused = refuseToken(request.headers.authorization ?? '');
    if (refused !== null) return refusal(401, 'UnauthorizedError', refused);
    if (request.path === '/ghost/api/admin/images/upload/') return takePicture(request);
    const path = /^\/ghost\/api\/admin\/posts\/(?:([\da-f]{24})\/)?$/.exec(request.path);
    if (!path) return refusal(404, 'NotFoundError', 'Resource not found');
    return path[1] === undefined ? ofPosts(request) : ofPost(request, path[1]);
  });

  const touched = (): string => new Date(Date.UTC(2026, 0, 1) + (changes += 1) * 1_000).toISOString();
  const shown = (post: FakeGhostPost) => ({ ...post, url: `${service.url}/${post.slug}/` });

  const ofPicture = (path: string): ServiceResponse => {
    const picture = pictures.find((one) => one.path === path);
    return picture
      ? { headers: { 'content-type': picture.type }, body: '' }
      : { status: 404, headers: { 'content-type': 'text/html' }, body: '' };
  };

  const takePicture = async ({ headers, bytes }: ServiceRequest): Promise<ServiceResponse> => {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    })
      .formData()
      .catch(() => new FormData());
    const { file, ...rest } = Object.fromEntries(form);
    const problem = findGhostError('images-upload', rest);
    if (problem !== null) return refusal(422, 'ValidationError', problem);
    if (!(file instanceof File) || !PICTURE_TYPES.has(file.type))
      return refusal(415, 'UnsupportedMediaTypeError', 'Please select a valid image.');
    const month = new Date().toISOString().slice(0, 7).replace('-', '/');
    const base = `/content/images/${month}/${file.name.replace(/\.\w+$/, '')}`;
    const ending = file.name.slice(file.name.lastIndexOf('.'));
    let path = `${base}${ending}`;
    for (let again = 1; pictures.some((one) => one.path === path); again += 1)
      path = `${base}-${again}${ending}`;
    pictures.push({ path, type: file.type, bytes: Buffer.from(await file.bytes()) });
    return { status: 201, body: { images: [{ url: `${service.url}${path}`, ref: rest['ref'] ?? null }] } };
  };

  const ofPosts = (request: ServiceRequest): ServiceResponse => {
    if (request.method === 'GET') {
      const tag = /tag:hash-([\w-]+)/.exec(request.query.get('filter') ?? '')?.[1];
      const found = posts.filter(
        ({ tags }) => tag === undefined || tags.some(({ name }) => name === `#${tag}`),
      );
      return { body: { posts: found.slice(0, Number(request.query.get('limit') ?? 15)).map(shown) } };
    }
    const given = readPost('posts-add', request);
    if ('problem' in given) return refusal(422, 'ValidationError', given.problem);
    const post: FakeGhostPost = {
      title: '',
      html: '',
      slug: 'untitled',
      status: 'draft',
      tags: [],
      ...given.post,
      id: (posts.length + 1).toString(16).padStart(24, '0'),
      updated_at: touched(),
    };
    posts.push(post);
    return { status: 201, body: { posts: [shown(post)] } };
  };

  const ofPost = (request: ServiceRequest, id: string): ServiceResponse => {
    const post = posts.find((one) => one.id === id);
    if (!post) return refusal(404, 'NotFoundError', 'Post not found.');
    if (request.method === 'GET') return { body: { posts: [shown(post)] } };
    const given = readPost('posts-edit', request);
    if ('problem' in given) return refusal(422, 'ValidationError', given.problem);
    if (Date.parse(String(given.post['updated_at'])) !== Date.parse(post.updated_at))
      return refusal(409, 'UpdateCollisionError', 'Someone else is editing this post.');
    Object.assign(post, given.post, { updated_at: touched() });
    return { body: { posts: [shown(post)] } };
  };

  return Object.assign(service, { posts, pictures });
}

function readPost(
  schema: 'posts-add' | 'posts-edit',
  { body, query }: ServiceRequest,
): { readonly post: Record<string, unknown> } | { readonly problem: string } {
  const problem = findGhostError(schema, body);
  if (problem !== null) return { problem };
  const [post] = (body as { posts: Record<string, unknown>[] }).posts;
  if (!post) return { problem: 'no post' };
  return 'html' in post && query.get('source') !== 'html'
    ? { problem: 'html without source=html' }
    : { post };
}

/** Why a token is refused, or null if it is accepted. */
function refuseToken(header: string): string | null {
  const [kind, token = ''] = header.split(' ');
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (kind !== 'Ghost' || signature === '') return 'Authorization failed';
  const { kid, alg } = decode(head);
  const { aud, iat, exp } = decode(claims);
  if (alg !== 'HS256' || kid !== KEY_ID) return 'Unknown Admin API Key';
  const wanted = createHmac('sha256', Buffer.from(KEY_SECRET, 'hex')).update(`${head}.${claims}`);
  if (wanted.digest('base64url') !== signature) return 'Invalid token: invalid signature';
  if (aud !== '/admin/') return 'Invalid token: jwt audience invalid';
  const now = Date.now() / 1000;
  const isFresh = Number(exp) > now && Number(iat) <= now + 1 && Number(exp) - Number(iat) <= 300;
  return isFresh ? null : 'Invalid token: jwt expired';
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

function refusal(status: number, type: string, message: string): ServiceResponse {
  return { status, body: { errors: [{ message, type, code: null }] } };
}
