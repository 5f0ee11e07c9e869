import { toSocialUrl } from './social-url';

describe('toSocialUrl', () => {
  it.each([
    ['tiktok', 'www.tiktok.com/@l', 'https://www.tiktok.com/@l'],
    ['instagram', 'instagram.com/lereng', 'https://instagram.com/lereng'],
    ['Instagram', 'www.instagram.com', 'https://www.instagram.com'],
    ['facebook', 'facebook.com/lereng?ref=x#y', 'https://facebook.com/lereng?ref=x#y'],
    ['facebook', 'kafé.example:8080/', 'https://kafé.example:8080/'],
    ['instagram', '@lereng.agro', 'https://www.instagram.com/lereng.agro'],
    ['TikTok', '@lereng', 'https://www.tiktok.com/@lereng'],
    ['whatsapp', '0812 3456 7890', 'https://wa.me/6281234567890'],
    ['whatsapp', 'wa.me/081234567890', 'https://wa.me/6281234567890'],
    ['whatsapp', 'wa.me/message/ABC', 'https://wa.me/message/ABC'],
  ])('converts for %p %p to %p', (platform, typed, url) =>
    expect(toSocialUrl(platform, typed)).toBe(url),
  );

  it.each([
    ['instagram', ''],
    ['instagram', 'https://instagram.com/lereng'],
    ['instagram', 'http://instagram.com/lereng'],
    ['instagram', 'lereng.agro'],
    ['instagram', 'lereng'],
    ['instagram', '@lereng agro'],
    ['tiktok', '081234567890'],
    ['tiktok', 'ftp://tiktok.com/@l'],
    ['tiktok', 'javascript:alert(1)'],
    ['tiktok', 'admin@tiktok.com/@l'],
    ['facebook', '@lereng'],
    ['facebook', 'www.lereng'],
    ['facebook', 'lihat facebook.com/lereng'],
    ['facebook', '10.5/2'],
    ['whatsapp', '@lereng'],
    ['whatsapp', '0812'],
  ])('returns for %p %p unchanged', (platform, typed) =>
    expect(toSocialUrl(platform, typed)).toBe(typed),
  );
});
