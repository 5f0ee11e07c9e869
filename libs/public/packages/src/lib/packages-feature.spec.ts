import { packagesFeature } from './packages-feature';

describe('packagesFeature', () => {
  it('has a list and a page per package', () => {
    expect(packagesFeature.routes.map(({ path }) => path)).toEqual(['/packages', '/packages/:id']);
  });

  it('has a navigation entry', () => {
    expect(packagesFeature.navigation).toMatchObject([
      { label: 'Paket Jeep & Jeruk', to: '/packages', order: 30 },
    ]);
  });
});
