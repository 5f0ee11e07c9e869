import {
  ADMIN_PLATFORMS,
  isMainPlatform,
  knownPlatform,
  platformIcon,
  platformKey,
} from './platforms';

describe('platformKey', () => {
  it.each([
    ['Instagram', ' iNSTAGRAM\t'],
    ['whatsapp', '\u3000WhatsApp\u00a0'],
    ['Café', 'CAFE\u0301'],
  ])('treats %p like %p', (one, other) => expect(platformKey(one)).toBe(platformKey(other)));

  it.each([
    ['instagram', 'instagrams'],
    ['Café', 'Cafe'],
    ['x', 'х'],
    ['tik tok', 'tiktok'],
    ['a', ''],
  ])('distinguishes %p from %p', (one, other) =>
    expect(platformKey(one)).not.toBe(platformKey(other)),
  );

  it('gives both cases of every character one key, and is idempotent', () => {
    const wrong: string[] = [];
    let tried = 0;
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const text = String.fromCodePoint(code);
      if (!/\p{Changes_When_Casemapped}/u.test(text)) continue;
      tried += 1;
      const key = platformKey(text);
      const same = [text.toLowerCase(), text.toUpperCase(), key].every(
        (form) => platformKey(form) === key,
      );
      if (!same) wrong.push(`U+${code.toString(16)}`);
    }
    expect(tried).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });
});

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
