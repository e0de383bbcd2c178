import { createContent, updateContent } from '@pagewright/contract/content';
import {
  createConnection,
  listRemotePosts,
  sendToConnection,
} from '@pagewright/contract/publishing/connections';
import { describe, expect, test } from 'vitest';
import { documentOf, paragraph } from '../../../../../../tests/factories/published-article.ts';
import { GHOST_KEY, startGhost } from '../../../../../../tests/fakes/ghost/start-ghost.ts';
import type { ServiceRequest } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import {
  startWordpress,
  WORDPRESS_PASSWORD,
  WORDPRESS_USER,
} from '../../../../../../tests/fakes/wordpress/start-wordpress.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { picture } from '../../files/testing/images.ts';
import { upload } from '../../files/testing/upload.ts';
import { eventually } from '../../../../../../tests/eventually.ts';

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8' });
const ann = await server.signUp('Ann');
const bob = await server.signUp('Bob');

/** Uploads a picture and returns its URL here and its bytes. */
async function uploadPicture(person: TestPerson): Promise<{ src: string; bytes: Buffer }> {
  const { body } = await upload(server, person, { name: 'bread.png', content: await picture('png') });
  const { url } = body.file!;
  return { src: url, bytes: Buffer.from(await (await fetch(server.url + url)).arrayBuffer()) };
}
const mine = await uploadPicture(ann);
const foreign = await uploadPicture(bob);
const image = (src: string) => ({ type: 'image', attrs: { src, alt: 'Bread & "butter"' } });
const write = async (title: string, ...blocks: object[]): Promise<string> => {
  const body = { title, content: documentOf(paragraph('Words.'), ...blocks) };
  return (await server.call(ann, createContent, { body })).body.id;
};

describe.concurrent.each(['wordpress', 'ghost'] as const)('%s', (kind) => {
  const isUpload = ({ method, path }: ServiceRequest) =>
    method === 'POST' && /\/(?:media|images\/upload\/)$/.test(path);

  /** Creates and connects a separate site. */
  async function start() {
    const site = kind === 'wordpress' ? await startWordpress() : await startGhost();
    const account =
      kind === 'wordpress'
        ? { userName: WORDPRESS_USER, secret: WORDPRESS_PASSWORD }
        : { userName: '', secret: GHOST_KEY };
    const { body } = await server.call(ann, createConnection, {
      body: { kind, name: kind, url: site.url, ...account },
    });
    /** The pictures on the remote site. Only WordPress stores a description with a picture. */
    const pictures = () =>
      'media' in site
        ? site.media.map(({ url, alt, bytes }) => ({ address: url, alt, bytes }))
        : site.pictures.map(({ path, bytes }) => ({ address: site.url + path, alt: null, bytes }));
    const texts = () => site.posts.map((post) => ('html' in post ? post.html : post.content));
    const send = async (id: string): Promise<void> => {
      await server.call(ann, sendToConnection, { params: { id, connectionId: body.id } });
      await eventually(async () => {
        const { posts } = (await server.call(ann, listRemotePosts, { params: { id } })).body;
        expect(posts.find(({ connection }) => connection.id === body.id)?.state).toBe('published');
      });
    };
    return { site, pictures, texts, send };
  }

  test('hosted pictures are uploaded once, and the remote text refers to the copies', async () => {
    const { site, pictures, texts, send } = await start();
    const { src, bytes } = mine;
    const elsewhere = 'https://pictures.example/one.png';
    const id = await write(
      'With pictures',
      image(src),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('In a list'), image(src)] }] },
      image(elsewhere),
      image(foreign.src),
    );
    await send(id);
    expect(pictures()).toHaveLength(1);
    const [there] = pictures();
    expect(there!.bytes.equals(bytes)).toBe(true);
    expect(there!.alt).toBe(kind === 'wordpress' ? 'Bread & "butter"' : null);
    const { address } = there!;
    const [text = ''] = texts();
    expect(text.match(/ src="[^"]*" alt="[^"]*"/g)).toEqual([
      ` src="${address}" alt="Bread &amp; &quot;butter&quot;"`,
      ` src="${address}" alt="Bread &amp; &quot;butter&quot;"`,
      ` src="${elsewhere}" alt="Bread &amp; &quot;butter&quot;"`,
      // A picture of another workspace must not be shared.
      ` src="${server.url}${foreign.src}" alt="Bread &amp; &quot;butter&quot;"`,
    ]);

    await server.call(ann, updateContent, {
      params: { id },
      body: { content: documentOf(paragraph('Better words.'), image(src)) },
    });
    await send(id);
    await send(await write('The same picture', image(src)));
    expect(pictures()).toHaveLength(1);
    expect(site.requests.filter(isUpload)).toHaveLength(1);
    expect(texts()).toHaveLength(2);
    for (const shown of texts()) expect(shown).toContain(` src="${address}"`);
    await site.close();
  });

  test('a lost response does not create a second picture', async () => {
    const { site, pictures, texts, send } = await start();
    const { src } = mine;
    site.failWith('cut_off', 1, isUpload);
    await send(await write('Lost answer', image(src)));
    expect(pictures()).toHaveLength(1);
    expect(site.requests.filter(isUpload)).toHaveLength(1);
    const [there] = pictures();
    expect(texts()[0]).toContain(there!.address);
    await site.close();
  });

  test('a rejected picture keeps its original URL, and the post is still sent', async () => {
    const { site, texts, send } = await start();
    const { src } = mine;
    site.failWith({ status: 413, body: {} }, 1, isUpload);
    await send(await write('Refused picture', image(src)));
    expect(site.requests.filter(isUpload)).toHaveLength(1);
    expect(texts()[0]).toContain(` src="${server.url}${src}"`);
    await site.close();
  });
});
