import { platformName } from './platform-name';

describe('platformName', () => {
  it.each([
    ['INSTAGRAM', 'Instagram'],
    ['tiktok', 'TikTok'],
    [' whatsapp ', 'WhatsApp'],
  ])('spells %j as its makers do', (platform, name) => {
    expect(platformName(platform)).toBe(name);
  });

  it('leaves any other as the owner wrote it', () => {
    expect(platformName(' Toko online ')).toBe('Toko online');
  });
});
