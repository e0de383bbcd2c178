import { NativeSelect } from '@mantine/core';
import type { CitedSite, PromptResult } from '@pagewright/contract/analytics';
import { listContent, type ContentCard } from '@pagewright/contract/content';
import { IconSwords } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { closestArticle } from './closest-article.ts';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import details from '../detail-list.module.css';
import classes from './prompt-panels.module.css';
import watching from '../watching.module.css';

const ARTICLES_MAX = 100;
/** Sites whose pages are shown at once. */
const OPEN_SITES = 5;

/** The sites that the answers name, with their pages, each with the way into a passage duel. */
export function CitedSites({ result }: { readonly result: PromptResult }) {
  const m = useMessages(promptMessages);
  const { cited } = result;
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({
    ...apiQuery(listContent, { query: { limit: String(ARTICLES_MAX) } }),
    enabled: cited.length > 0,
  });
  const articles = data?.content ?? [];
  const textsOf = (questions: readonly number[]): string[] =>
    questions.flatMap((at) => result.questions[at]?.text ?? []);
  const articleOf = (questions: readonly number[]): ContentCard | undefined =>
    articles.find(({ id }) => id === chosen) ?? closestArticle(textsOf(questions).join(' '), articles);
  return (
    <section className={analytics.part} aria-labelledby="prompt-cited">
      <h2 id="prompt-cited" className={watching.title}>
        {m.cited}
      </h2>
      {cited.length === 0 ? (
        <p className={analytics.quiet}>{m.citedNone}</p>
      ) : (
        <>
          <p className={analytics.quiet}>{m.citedHelp}</p>
          {articles.length === 0 ? (
            data && <p className={analytics.quiet}>{m.noArticles}</p>
          ) : (
            <NativeSelect
              className={classes.article}
              label={m.article}
              value={chosen}
              data={[
                { value: '', label: m.articleBest },
                ...articles.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
          )}
          <ul className={details.list}>
            {cited.map((site, at) => (
              <li key={site.host} className={details.item}>
                <details open={at < OPEN_SITES}>
                  <summary>
                    <strong>{site.host}</strong>
                    <SiteOwner site={site} result={result} />
                    <span className={analytics.quiet}>{m.inAnswers(site.answers)}</span>
                  </summary>
                  <ul className={classes.pages}>
                    {site.pages.map((page) => (
                      <li key={page.url}>
                        <a href={page.url} target="_blank" rel="noopener noreferrer nofollow">
                          {page.url}
                        </a>
                        <span className={analytics.quiet}>{m.inAnswers(page.answers)}</span>
                        {site.brand === 0 ? null : (
                          <DuelLink
                            url={page.url}
                            questions={textsOf(page.questions)}
                            article={articleOf(page.questions)}
                            hasArticles={articles.length > 0}
                          />
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function SiteOwner({ site, result }: { readonly site: CitedSite; readonly result: PromptResult }) {
  const m = useMessages(promptMessages);
  if (site.brand === null) return null;
  const brand = result.brands[site.brand];
  if (brand === undefined) return null;
  return <Badge tint={brand.isOwn ? 'blue' : 'amber'}>{brand.isOwn ? m.own : brand.name}</Badge>;
}

interface DuelLinkProps {
  readonly url: string;
  /** What was asked when the page was named. */
  readonly questions: readonly string[];
  readonly article: ContentCard | undefined;
  readonly hasArticles: boolean;
}

/** Opens an article in the editor with a passage duel against a page. */
function DuelLink({ url, questions, article, hasArticles }: DuelLinkProps) {
  const m = useMessages(promptMessages);
  if (article === undefined)
    return hasArticles ? <span className={analytics.quiet}>{m.noArticleFits}</span> : null;
  return (
    <Link
      className={classes.duel}
      to={`/content/${article.id}`}
      state={{ duelWith: url, questions }}
      aria-label={m.duelWith(url, article.title)}
      title={article.title}
    >
      <IconSwords size={15} aria-hidden="true" />
      {m.duel}
    </Link>
  );
}
