import fc from 'fast-check';
import { contactLabel, formatPhone } from './social-handles';

describe('formatPhone', () => {
  it.each([
    ['6281234567890', '+62 812-3456-7890'],
    ['628123456789', '+62 812-3456-789'],
    ['62811234567', '+62 811-2345-67'],
    ['628812345678901', '+62 881-2345-6789-01'],
    ['622112345678', '+62 21-1234-5678'],
    ['62341123456', '+62 341-1234-56'],
    ['6591234567', '+6591234567'],
  ])('formats %s as %s', (number, expected) => expect(formatPhone(number)).toBe(expected));

  it('keeps every digit in place and never leaves one alone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^62[2-9]\d{7,11}$/), (number) => {
        const text = formatPhone(number);
        expect(text.replace(/\D/g, '')).toBe(number);
        expect(text).toMatch(/^\+62 \d{2,3}(-\d{2,5})+$/);
      }),
    );
  });
});

describe('contactLabel', () => {
  it.each([
    'https://www.instagram.com/',
    'https://www.instagram.com/p/C0deAbc/',
    'https://www.instagram.com/P/C0deAbc/',
    'https://www.instagram.com/reels/',
    'https://www.instagram.com/explore/',
    'https://www.instagram.com/share/BAabc',
    'https://www.instagram.com/lereng.agro/reel/C0deAbc/',
    'https://www.instagram.com/_u/',
    'https://www.instagram.com/lereng.agro/_u/',
    'https://www.instagram.com/stories/lereng.agro/123/',
    'https://www.instagram.com/lereng.agro/p/C0deAbc/',
    'https://www.instagram.com/%E0%A4%A',
    'https://www.instagram.com/lereng%2Fagro',
    `https://www.instagram.com/${'a'.repeat(31)}`,
    'https://help.instagram.com/lereng',
    'https://example.com/instagram.com/lereng.agro',
    'https://instagram.com.example.com/lereng.agro',
    'lereng',
    '',
  ])('shows the platform when %p has no Instagram account', (url) => {
    expect(contactLabel(' Instagram ', url)).toBe('Instagram');
  });

  it('shows a WhatsApp number, or the platform without one', () => {
    expect(contactLabel('whatsapp', 'https://wa.me/081234567890?text=Halo')).toBe(
      '+62 812-3456-7890',
    );
    expect(contactLabel('WhatsApp', '+65 9123 4567')).toBe('+6591234567');
    expect(contactLabel('WhatsApp', 'https://wa.me/message/ABCDEFGH')).toBe('WhatsApp');
  });

  it.each([
    ['instagram', 'https://www.instagram.com/lereng.agro/?hl=id', '@lereng.agro'],
    ['instagram', 'https://www.instagram.com/@lereng.agro/', '@lereng.agro'],
    ['instagram', 'https://www.instagram.com/%40lereng%2Eagro', '@lereng.agro'],
    ['instagram', 'https://www.instagram.com/pemandangan', '@pemandangan'],
    ['instagram', 'https://www.instagram.com/lereng.agro/live/', '@lereng.agro'],
    ['instagram', 'https://instagram.com/_u/lereng.agro/', '@lereng.agro'],
    ['instagram', 'https://www.instagram.com/_u/lereng.agro/profilecard', '@lereng.agro'],
    ['instagram', 'https://instagr.am/lereng.agro', '@lereng.agro'],
    ['instagram', ' @lereng.agro ', '@lereng.agro'],
    ['TIKTOK', 'https://www.tiktok.com/@lereng/?lang=id-ID&_r=1', '@lereng'],
    ['TIKTOK', 'http://m.tiktok.com/@lereng.agro_1', '@lereng.agro_1'],
    ['TIKTOK', 'https://tiktok.com/%40lereng', '@lereng'],
    ['TIKTOK', 'https://www.tiktok.com/@lereng/live?lang=id-ID', '@lereng'],
    ['TIKTOK', '@lereng', '@lereng'],
    [' Facebook ', 'https://www.facebook.com/lereng.agro', '@lereng.agro'],
    ['fb', 'https://web.facebook.com/lereng.agro?locale=id_ID', '@lereng.agro'],
    ['facebook', 'https://id-id.facebook.com/lereng.agro/photos/', '@lereng.agro'],
    ['facebook', 'https://fb.com/lereng.agro', '@lereng.agro'],
    ['You Tube', 'https://m.youtube.com/@kebun-lereng/videos', '@kebun-lereng'],
    ['youtube', 'https://www.youtube.com/@%E3%81%BF%E3%81%8B%E3%82%93', '@みかん'],
    ['Twitter', 'https://mobile.twitter.com/lereng_agro?s=20', '@lereng_agro'],
    ['X (Twitter)', 'https://twitter.com/lereng_agro/media', '@lereng_agro'],
    ['threads', 'https://www.threads.com/@lereng.agro/replies', '@lereng.agro'],
    ['Telegram', 'https://t.me/lereng_agro', '@lereng_agro'],
    ['telegram', '@lereng_agro', '@lereng_agro'],
  ])('shows the account of %s in %p as %s', (platform, url, expected) => {
    expect(contactLabel(platform, url)).toBe(expected);
  });

  it.each([
    ['tiktok', 'https://www.tiktok.com/'],
    ['tiktok', 'https://www.tiktok.com/@lereng/video/7301234567890123456'],
    ['tiktok', 'https://vm.tiktok.com/ZM6abcdef/'],
    ['tiktok', 'https://www.tiktok.com/tag/lereng'],
    ['tiktok', 'https://www.tiktok.com/t/ZT6abcdef/'],
    ['tiktok', 'https://www.instagram.com/lereng.agro'],
    ['Facebook', 'https://www.facebook.com/profile.php?id=100064000000000'],
    ['Facebook', 'https://www.facebook.com/100064000000000'],
    ['Facebook', 'https://www.facebook.com/p/Lereng-Agro-100064000000000/'],
    ['Facebook', 'https://www.facebook.com/groups/lereng'],
    ['Facebook', 'https://www.facebook.com/share/1AbCdEfGhI/'],
    ['Facebook', 'https://www.facebook.com/lereng.agro/photos/a.123/456'],
    ['Facebook', 'https://www.facebook.com/watch?v=123'],
    ['YouTube', 'https://www.youtube.com/lereng'],
    ['YouTube', 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv'],
    ['X', 'https://x.com/lereng_agro/status/123'],
    ['X', 'https://x.com/i/communities/123'],
    ['X', 'https://x.com/intent/user?screen_name=lereng'],
    ['X', 'https://example.com/x.com/lereng'],
    ['Threads', 'https://www.threads.net/lereng.agro'],
    ['Threads', 'https://www.threads.net/@lereng.agro/post/abc'],
    ['Telegram', 'https://t.me/+AbCdEf123'],
    ['Telegram', 'https://t.me/lereng_agro/42'],
    ['Google Maps', 'https://maps.app.goo.gl/abc'],
    ['Peta Kita', 'https://peta.example/@lereng'],
  ])('shows %s by name where %p is no account', (platform, url) => {
    expect(contactLabel(platform, url)).toBe(platform);
  });

  it("shows an account whatever the URL's form", () => {
    const account = fc.stringMatching(/^[a-z][a-z0-9_]{11,13}[a-z]$/);
    const start = fc.constantFrom('https://www.', 'http://', 'https://m.', 'HTTPS://WWW.', '');
    const end = fc.constantFrom('', '/', '/?hl=id', '?igsh=a/b', '/#top', '/?u=https://x.id/p/1');
    fc.assert(
      fc.property(start, account, end, (before, name, after) => {
        expect(contactLabel('instagram', `${before}instagram.com/${name}${after}`)).toBe(
          `@${name}`,
        );
        for (const platform of ['tiktok', 'youtube', 'x', 'threads']) {
          const host = platform === 'threads' ? 'threads.net' : `${platform}.com`;
          expect(contactLabel(platform, `${before}${host}/@${name}${after}`)).toBe(`@${name}`);
        }
      }),
    );
  });

  it('shows the name, a handle or a number for any URL', () => {
    const platforms = fc.constantFrom(
      'instagram',
      'tiktok',
      'whatsapp',
      'facebook',
      'youtube',
      'x',
      'telegram',
      'email',
    );
    const link = fc
      .tuple(
        fc.constantFrom(
          '',
          'https://instagram.com/',
          'https://www.tiktok.com/@',
          'wa.me/',
          'https://fb.com/',
          'https://www.youtube.com/@',
          'https://x.com/',
          'https://t.me/',
        ),
        fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(platforms, link, (name, url) => {
        const label = contactLabel(name, url);
        if (label !== name) expect(label).toMatch(/^(@[\p{L}\p{N}_.·-]{1,50}|\+[\d -]+)$/u);
      }),
      { numRuns: 1000 },
    );
  });
});
