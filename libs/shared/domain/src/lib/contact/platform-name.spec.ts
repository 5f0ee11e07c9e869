import { platformName } from './platform-name';

describe('platformName', () => {
  it.each([
    ['INSTAGRAM', 'Instagram'],
    ['tiktok', 'TikTok'],
    [' whatsapp ', 'WhatsApp'],
    ['facebook', 'Facebook'],
    ['Youtube', 'YouTube'],
    // Any other spelling stays.
    [' Toko online ', 'Toko online'],
    ['FB', 'FB'],
    ['constructor', 'constructor'],
  ])('spells %j as %s', (platform, name) => {
    expect(platformName(platform)).toBe(name);
  });
});
