import { parsePaper, socialSnippets, xLength, type SocialPlatform } from '@pagewright/engine';
import type { CalendarPlatform } from '@pagewright/contract/calendar';
import { withEngineParts } from '../../../lib/engine-parts/engine-parts.ts';
import type { PostRequest, PostResponse } from './post-messages.ts';

const NETWORKS: Readonly<Partial<Record<CalendarPlatform, SocialPlatform>>> = {
  Twitter: 'twitter',
  LinkedIn: 'linkedin',
  Facebook: 'facebook',
};

function suggest(source: NonNullable<PostRequest['source']>, network: SocialPlatform): string[] {
  const { title, content, keyword, url } = source;
  const paper = parsePaper(JSON.parse(content) as Parameters<typeof parsePaper>[0]);
  return socialSnippets(paper, { platform: network, title, keyword, url }).snippets.map(({ text }) => text);
}

async function suggestions(source: PostRequest['source'], network: SocialPlatform | undefined) {
  if (source === null) return null;
  return network === undefined ? [] : withEngineParts(() => suggest(source, network));
}

async function answer(data: PostRequest): Promise<void> {
  const network = NETWORKS[data.platform];
  const response: PostResponse = {
    id: data.id,
    length: data.platform === 'Twitter' ? xLength(data.post) : data.post.length,
    suggestions: await suggestions(data.source, network),
  };
  self.postMessage(response);
}

self.addEventListener('message', ({ data }: MessageEvent<PostRequest>) => void answer(data));
