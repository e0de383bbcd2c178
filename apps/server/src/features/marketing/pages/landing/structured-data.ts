import { questions } from './landing-texts.ts';

type Data = Readonly<Record<string, unknown>>;

/** The landing page's structured data: the site, its publisher, the software, and the questions answered. */
export function structuredData(origin: string, description: string): Data[] {
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
