import type { APIRequestContext } from 'playwright';
import { GHOST_KEY } from '../fakes/ghost/start-ghost.ts';
import { WORDPRESS_PASSWORD, WORDPRESS_USER } from '../fakes/wordpress/start-wordpress.ts';
import { samplePoster } from './post-sample.ts';

/** Connects a WordPress and a Ghost site to the workspace of a signed-in person, and sends an article to the first. */
export async function connectSites(
  request: APIRequestContext,
  url: string,
  sites: { readonly wordpress: string; readonly ghost: string },
  article: string,
): Promise<void> {
  const post = await samplePoster(request, url);
  const blog = await post('/connections', {
    kind: 'wordpress',
    name: 'Coffee blog (WordPress)',
    url: sites.wordpress,
    userName: WORDPRESS_USER,
    secret: WORDPRESS_PASSWORD,
  });
  await post('/connections', {
    kind: 'ghost',
    name: 'Newsletter (Ghost)',
    url: sites.ghost,
    secret: GHOST_KEY,
  });
  await post(`/content/${article}/remote-posts/${String(blog['id'])}/send`);
}
