import { packagesFeature } from './packages-feature';

describe('packagesFeature', () => {
  it('has a list and a page for each package', () => {
    expect(packagesFeature.routes.map(({ path }) => path)).toEqual(['/packages', '/packages/:id']);
  });

  it('has an entry in the navigation', () => {
    expect(packagesFeature.navigation).toMatchObject([
      { label: 'Paket Jeep & Jeruk', to: '/packages', order: 30 },
    ]);
  });
});
