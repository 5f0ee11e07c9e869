import { expect } from './expect';
import { structuredDataProblems } from './structured-data';

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

it('structured data is refused, object by object, where schema.org would not understand it', async () => {
  const wrong: Record<string, unknown> = {
    'a property that the type lacks, further down': {
      ...offer,
      itemOffered: { ...offer.itemOffered, duratoin: 'P1D' },
    },
    'a value of the wrong kind': { ...offer, price: { amount: 90_000 } },
    'a type that there is not': { ...offer, '@type': 'Discount' },
    'no type': { name: 'Panen Raya' },
  };
  const problems = await structuredDataProblems([
    { where: 'good', data: offer },
    ...Object.entries(wrong).map(([where, data]) => ({ where, data })),
  ]);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(Object.keys(wrong));
});
