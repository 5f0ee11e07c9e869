import fc from 'fast-check';
import { orderLink, orderMessage } from './order-link';

const NUMBER = '6281234567890';

describe('orderLink', () => {
  const link = 'https://wa.me/6281234567890?text=lama';

  it('encodes line breaks of every kind as one %0A', () => {
    expect(orderLink(link, 'a\nb\r\nc\rd')).toBe(`https://wa.me/${NUMBER}?text=a%0Ab%0Ac%0Ad`);
  });

  it('is null without a valid number', () => {
    expect(orderLink(null, 'Halo')).toBeNull();
    expect(orderLink(undefined, 'Halo')).toBeNull();
    expect(orderLink('', 'Halo')).toBeNull();
    expect(orderLink('https://wa.me/message/ABC', 'Halo')).toBeNull();
  });

  it('encodes any message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (message) => {
        const made = orderLink(link, message) ?? '';
        expect(made).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=[\w!'()*~.%-]*$/);
        expect(decodeURIComponent(made.slice(made.indexOf('=') + 1))).toBe(
          message.replace(/\r\n?/g, '\n'),
        );
      }),
    );
  });

  it('replaces a lone surrogate', () => {
    expect(orderLink(link, 'a\ud83c')).toBe(`https://wa.me/${NUMBER}?text=a%EF%BF%BD`);
  });
});

describe('orderMessage', () => {
  it('names what is ordered', () => {
    expect(orderMessage.menuItem('Wedang Jahe')).toBe('Halo, apakah Wedang Jahe masih tersedia?');
    expect(orderMessage.package('Jeep Kaldera')).toBe('Halo, saya ingin memesan Jeep Kaldera.');
    const price = 'Rp 350.000 per jip, 4 orang';
    expect(orderMessage.menuItem('Jeruk', 'Rp 25.000 per kg')).toBe(
      'Halo, apakah Jeruk (Rp 25.000 per kg) masih tersedia?',
    );
    expect(orderMessage.package('Jeep Kaldera', price)).toBe(
      'Halo, saya ingin memesan Jeep Kaldera (Rp 350.000 per jip, 4 orang).',
    );
    expect(orderMessage.soldOut('Jeruk')).toBe('Halo, apakah Jeruk tersedia lagi?');
    expect(orderMessage.promotion('Panen')).toBe('Halo, saya ingin memesan promo Panen.');
  });
});
