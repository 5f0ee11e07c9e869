import fc from 'fast-check';
import { orderLink } from './order-link';

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
