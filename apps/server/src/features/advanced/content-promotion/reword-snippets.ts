import type { generateSocialSnippets } from '@pagewright/contract/advanced';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { Provenance } from '@pagewright/contract/provenance';
import { rewordSnippet, type SocialSnippet, type SocialSnippets } from '@pagewright/engine';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import {
  describeModel,
  generate,
  isRewordingOf,
  type SourcePage,
  wordingMs,
  wordingsSchema,
} from '../../../generation/index.ts';
import { promotionMessages } from './messages.ts';

type Post = CallOutput<typeof generateSocialSnippets>['snippets'][number];

const TOKENS = { tokensIn: 5000, tokensOut: 1500 };

const TASK = `Word social posts better, so that people who pass by stop and read.
For each post of the draft its "number" and a "wording" of its "words" for the "platform": it says what they say and nothing that the page does not say, in at most "room" characters. Write no hashtag and no address: they follow by themselves. Leave out those that are good as they are.`;

const wordingSchema = z.object({ posts: wordingsSchema });

/** The posts to reword, and their context. */
interface PostsToReword extends Pick<SocialSnippets, 'platform' | 'snippets' | 'provenance'> {
  readonly article: SourcePage['article'];
  readonly title: string;
  readonly keyword: string | null;
  readonly url: string | null;
  /** Start of the call, by `performance.now()`. */
  readonly startedAt: number;
}

/** The resulting posts, and how they were made. */
interface RewordedPosts {
  readonly posts: Post[];
  readonly provenance: Provenance;
  readonly notice: string | null;
}

/**
 * Has a language model reword posts if one is configured; address, hashtags, and platform limits stay. A version that
 * says something else or is too long is rejected.
 * @throws the signal's reason if the caller disconnects.
 */
export async function rewordSnippets(ctx: Context, input: PostsToReword): Promise<RewordedPosts> {
  const { snippets, provenance, platform, url } = input;
  const drafted = snippets.map((snippet) => toPost(snippet, null));
  if (snippets.length === 0) return { posts: drafted, provenance, notice: null };
  const words = snippets.map(wordsOf);
  const written = await generate(ctx, {
    kind: 'social.wording',
    task: TASK,
    evidence: {
      pages: [{ url: null, title: input.title, article: input.article }],
      given: { platform, title: input.title, keyword: input.keyword ?? '' },
      draft: words.map((text, number) => ({ number, words: text, room: text.length })),
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(input.startedAt) },
    step: promotionMessages.wording,
  });
  if (written.output === null) return { posts: drafted, provenance, notice: written.notice?.message ?? null };
  const made: Provenance = { kind: 'generated', method: describeModel(provenance.method, written.cost) };
  const posts = [...drafted];
  for (const { number, wording } of written.output.posts) {
    const [snippet, before] = [snippets[number], words[number]];
    const text = paragraphs(wording);
    // The first version of a post counts, and no two posts may say the same.
    if (snippet === undefined || before === undefined || posts[number]?.drafted !== null) continue;
    if (!isRewordingOf(before, text) || text.includes('#')) continue;
    const reworded = rewordSnippet(snippet, text, { platform, url });
    if (reworded === null || posts.some((post) => post.text === reworded.text)) continue;
    posts[number] = toPost(reworded, snippet.text);
  }
  const isWorded = posts.some((post) => post.drafted !== null);
  return { posts, provenance: isWorded ? made : provenance, notice: null };
}

/** The text of a post, without its address and hashtags. */
function wordsOf({ hook, claims }: SocialSnippet): string {
  return [hook.text, ...claims.map(({ text }) => text)].join('\n\n');
}

/** Trims lines and leaves at most one empty line between two. */
function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function toPost({ claims, hashtags, ...snippet }: SocialSnippet, drafted: string | null): Post {
  return { ...snippet, claims: [...claims], hashtags: [...hashtags], drafted };
}
