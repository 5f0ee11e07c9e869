import fc from 'fast-check';
import { isWebUrl } from './web-url';

const PREFIX = 'https://lereng.id/';

describe('isWebUrl', () => {
  it.each([
    'https://www.instagram.com/lereng.agro/?hl=id',
    'HTTPS://LERENG.ID',
    'https://lereng.id.',
    'https://lereng.id:8443/a?b=@c#d',
    'http://[::1]:3000/',
    'https://jeruk-manis.example/ünïcode/😀',
    'https://jérük.id',
    'https://maps.google.com/?q=Lereng Agro',
    PREFIX + 'a'.repeat(2_048 - PREFIX.length),
    PREFIX + '😀'.repeat(2_048 - PREFIX.length),
  ])('accepts %.60s', (text) => expect(isWebUrl(text)).toBe(true));

  it.each([
    '',
    'lereng.id',
    '//lereng.id',
    'javascript://lereng.id/%0Aalert(1)',
    'https:///lereng.id',
    'https:lereng.id',
    'https:\\\\lereng.id',
    'https://lereng.id\\@example.com',
    'https://:8080',
    'https://lereng.id:99999',
    'https://user:secret@lereng.id', // secretlint-disable-line
    'https://@lereng.id',
    'https://le reng.id',
    'https://le%20reng.id',
    'https://..',
    'https://.lereng.id',
    'https://[::1',
    ' https://lereng.id',
    'https://lereng.id ',
    'https://lereng.id/a\nb',
    'https://lereng.id/\u0000',
    'https://lereng.id/\ud83d',
    'ht\ntps://lereng.id',
    PREFIX + 'a'.repeat(2_049 - PREFIX.length),
  ])('rejects %p', (text) => expect(isWebUrl(text)).toBe(false));

  it('accepts URLs of every kind, but not with credentials', () => {
    const webUrl = fc.webUrl({
      validSchemes: ['http', 'https'],
      withQueryParameters: true,
      withFragments: true,
    });
    fc.assert(
      fc.property(webUrl, fc.stringMatching(/^\w{1,8}(:\w{0,8})?$/), (url, user) => {
        expect(isWebUrl(url)).toBe(true);
        expect(isWebUrl(url.replace('://', `://${user}@`))).toBe(false);
      }),
    );
  });

  it('accepts only http and https with a host', () => {
    const text = fc
      .tuple(
        fc.constantFrom('http', 'https', 'HTTPS', 'javascript', ''),
        fc.constantFrom('://', ':', ':/', '//', ''),
        fc.string({ unit: fc.constantFrom(...'ab1.:@/\\?#[]% \n😀') }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (url) => {
        if (!isWebUrl(url)) return;
        const { protocol, hostname, username, password } = new URL(url);
        expect(protocol).toMatch(/^https?:$/);
        expect(hostname).not.toBe('');
        expect(username + password).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});
