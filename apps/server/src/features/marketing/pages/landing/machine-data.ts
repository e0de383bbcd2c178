import { questions } from './words.ts';

type Data = Readonly<Record<string, unknown>>;

/** What the landing page says to machines: the site, who makes it, the software, and the questions that it answers. */
export function landingData(origin: string, description: string): Data[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Pagewright',
    url: origin,
    logo: `${origin}/favicon.svg`,
  };
  return [
    organization,
    {
      '@type': 'WebSite',
      name: 'Pagewright',
      url: origin,
      inLanguage: 'en',
      publisher: { '@id': organization['@id'] },
    },
    {
      '@type': 'SoftwareApplication',
      name: 'Pagewright',
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, Linux, macOS, Windows',
      url: origin,
      publisher: { '@id': organization['@id'] },
      offers: { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD', url: `${origin}/pricing` },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
