import { expect } from './expect';
import { structuredDataOf, structuredDataProblems } from './structured-data';

const offer = {
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: 'Panen Raya',
  price: 90_000,
  priceCurrency: 'IDR',
  validThrough: '2026-12-20',
  seller: { '@id': 'https://lereng.test/#tempat' },
  itemOffered: { '@type': 'TouristTrip', name: 'Jip Pagi' },
};
const steps = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.test/' }],
};

describe('structured data', () => {
  it('is refused, object by object, where schema.org would not understand it', async () => {
    const wrong: Record<string, unknown> = {
      'a property that the type lacks': { ...offer, prize: 90_000 },
      'such a property further down': {
        ...offer,
        itemOffered: { ...offer.itemOffered, duratoin: 'P1D' },
      },
      'a value of the wrong kind': { ...offer, price: { amount: 90_000 } },
      'a thing of the wrong type': { ...offer, seller: { '@type': 'Recipe', name: 'Soto' } },
      'a thing without a type': { ...offer, itemOffered: { name: 'Jip Pagi' } },
      'a type that there is not': { ...offer, '@type': 'Discount' },
      'a type that is no name': { ...offer, '@type': 'Offer; wrong' },
      'no type': { name: 'Panen Raya' },
      'no context': { ...offer, '@context': undefined },
      'no object': 'Panen Raya',
      'a mistake in a list': {
        ...steps,
        itemListElement: [{ '@type': 'ListItem', place: 1 }],
      },
    };
    const problems = await structuredDataProblems([
      { where: 'good', data: offer },
      ...Object.entries(wrong).map(([where, data]) => ({ where, data })),
      { where: 'good too', data: steps },
    ]);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(Object.keys(wrong));
  });

  it('is found in a document, whatever else that holds', () => {
    const html = `<head data-a=""><script type="module" src="/a.js"></script>
      <script type="application/ld+json" data-head>{"a":"\\u003c/script>"}</script>
      <script data-head type="application/ld+json">{"b":2}</script></head>
      <script type="application/json" id="state">{"c":3}</script>`;
    expect(structuredDataOf(html)).toEqual([{ a: '</script>' }, { b: 2 }]);
    expect(structuredDataOf('<p>')).toEqual([]);
  });
});
