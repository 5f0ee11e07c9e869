import { platformName } from './platform-name';

describe('platformName', () => {
  it.each([
    ['INSTAGRAM', 'Instagram'],
    ['tiktok', 'TikTok'],
    [' whatsapp ', 'WhatsApp'],
  ])('spells %j officially', (platform, name) => {
    expect(platformName(platform)).toBe(name);
  });

  it('keeps any other spelling', () => {
    expect(platformName(' Toko online ')).toBe('Toko online');
  });
});
