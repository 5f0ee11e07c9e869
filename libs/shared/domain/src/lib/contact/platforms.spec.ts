import { ADMIN_PLATFORMS, isMainPlatform, knownPlatform, platformIcon } from './platforms';

describe('platformIcon', () => {
  it.each([
    ['instagram', 'Instagram'],
    [' INSTAGRAM ', 'Instagram'],
    ['WhatsApp', 'MessageCircle'],
    ['TikTok', 'TikTok'],
    ['facebook', 'Share2'],
    ['constructor', 'Share2'],
  ])('%p has %s', (platform, icon) => expect(platformIcon(platform)).toBe(icon));
});

describe('isMainPlatform', () => {
  it('holds for the platforms of the admin screens only', () => {
    expect(ADMIN_PLATFORMS.every(isMainPlatform)).toBe(true);
    expect(isMainPlatform('TIKTOK ')).toBe(true);
    expect(isMainPlatform('facebook')).toBe(false);
    expect(isMainPlatform('Share2')).toBe(false);
  });
});

describe('knownPlatform', () => {
  it.each([
    ['fb', 'facebook'],
    ['You Tube', 'youtube'],
    ['Twitter', 'x'],
    ['X (Twitter)', 'x'],
    ['Google Maps', 'google-maps'],
    ['E-mail', 'email'],
    ['surel', 'email'],
    ['Telepon', 'telephone'],
    ['No. Telepon', 'telephone'],
  ])('%p is %s', (platform, known) => expect(knownPlatform(platform)).toBe(known));

  it.each(['TripAdvisor', 'Peta Kita', 'х', 'xx', 'Facebook Kebun', 'constructor', '', '…'])(
    'does not know %p',
    (platform) => expect(knownPlatform(platform)).toBeNull(),
  );

  it('knows every platform that the admin screens offer', () => {
    expect(ADMIN_PLATFORMS.map(knownPlatform)).toEqual([...ADMIN_PLATFORMS]);
  });
});
