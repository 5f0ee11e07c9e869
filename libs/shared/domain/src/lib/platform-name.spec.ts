import { platformName } from './platform-name';

describe('platformName', () => {
  it.each([
    ['INSTAGRAM', 'Instagram'],
    ['tiktok', 'TikTok'],
    [' whatsapp ', 'WhatsApp'],
    ['facebook', 'Facebook'],
    ['Youtube', 'YouTube'],
  ])('spells %j officially', (platform, name) => {
    expect(platformName(platform)).toBe(name);
  });

  it('keeps any other spelling', () => {
    expect(platformName(' Toko online ')).toBe('Toko online');
    expect(platformName('FB')).toBe('FB');
    expect(platformName('constructor')).toBe('constructor');
  });
});
