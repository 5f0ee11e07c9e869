import fc from 'fast-check';
import { whatsappNumber } from './whatsapp-link';
import { toWhatsappUrl } from './whatsapp-url';

const NUMBER = '6281234567890';

describe('whatsappNumber', () => {
  it.each([
    // Chat links
    '//wa.me/6281234567890',
    'HTTPS://WA.ME/6281234567890',
    'https://www.wa.me/6281234567890',
    'https://wa.me:443/6281234567890',
    'wa.me/6281234567890',
    '  https://wa.me/6281234567890  ',
    'https://wa.me/6281234567890/?text=Halo&phone=6599999999#x',
    'https://wa.me/?phone=6281234567890',
    'https://wa.me/c/6281234567890',
    'wa.me/c/+62 812-3456-7890/?text=Halo',
    'https://wa.me/p/5182334155144071/6281234567890',
    'https://api.whatsapp.com/send/?phone=6281234567890&text=Halo&type=phone_number&app_absent=0',
    'https://api.whatsapp.com/send?text=phone%3D1&phone=%2B6281234567890',
    'https://whatsapp.com/send?phone=6281234567890',
    'https://web.whatsapp.com/send?phone=081234567890',
    'whatsapp://send?phone=6281234567890',
    'WhatsApp://send/?text=Halo&phone=%2B6281234567890',
    // Plain numbers
    '+62 (0) 812 3456 7890',
    '(+62) 812.3456.7890',
    '[0812] 3456 7890',
    '0812–3456–7890',
    '\u202a+62\u00a0812\u20113456\u20117890\u202c',
  ])('finds the number of %p', (link) => expect(whatsappNumber(link)).toBe(NUMBER));

  it.each([
    ['+60123456789', '60123456789'],
    ['0060 12-345 6789', '60123456789'],
    ['60123456789', '60123456789'],
    ['https://api.whatsapp.com/send?phone=15551234567', '15551234567'],
    // After a plus, 8… is a country code.
    ['+86 138 1234 5678', '8613812345678'],
    ['https://wa.me/+8201012345678', '8201012345678'],
    ['021 1234 5678', '622112345678'],
  ])('keeps the foreign number %p as %s', (link, expected) => {
    expect(whatsappNumber(link)).toBe(expected);
  });

  it.each([
    '',
    '+',
    'lereng',
    'https://wa.me/message/ABCDEFGH12345678',
    'https://wa.me/p/5182334155144071',
    'https://wa.me/p/6281234567890/lereng',
    'https://wa.me/p/1/2/6281234567890',
    'https://wa.me/d/6281234567890',
    'https://wa.me/?text=6281234567890',
    'https://wa.me/%E0%A4%A',
    'https://api.whatsapp.com/send?text=081234567890',
    'https://api.whatsapp.com/6281234567890',
    'https://chat.whatsapp.com/6281234567890',
    'https://wa.me.example.com/6281234567890',
    'https://wa.me@example.com/6281234567890',
    'javascript:wa.me/6281234567890',
    'whatsapp://send?text=Halo',
    '0812-3456-7890 / 0813-1111-2222',
    '0812 3456 7890 (Budi)',
    '62+81234567890',
    '٠٨١٢٣٤٥٦٧٨٩٠',
    // Too short and too long
    '0812',
    '+6512345',
    '0812345678901234',
    '6281234567890123',
  ])('finds none in %p', (link) => expect(whatsappNumber(link)).toBeNull());

  const local = fc.stringMatching(/^8[1-9]\d{7,9}$/);

  it('normalizes every spelling of an Indonesian number alike', () => {
    const prefix = fc.constantFrom('0', '', '62', '620', '0062', '00620', '+62', '+620');
    const between = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0');
    const link = fc.constantFrom<(number: string) => string>(
      (number) => number,
      (number) => `https://wa.me/${encodeURIComponent(number)}`,
      (number) => `https://wa.me/${number}?text=a`,
      (number) => `https://api.whatsapp.com/send?phone=${encodeURIComponent(number)}&text=a`,
    );
    fc.assert(
      fc.property(prefix, local, between, link, (start, number, gap, wrap) => {
        const written = `${start}${number.slice(0, 3)}${gap}${number.slice(3)}`;
        expect(whatsappNumber(wrap(written))).toBe(`62${number}`);
      }),
    );
  });

  it('returns digits that parse as themselves, or null, for any text', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0268+ -.()/?&=%wame:phone') }),
    );
    const link = fc.tuple(
      fc.constantFrom('', 'https://wa.me/', 'https://api.whatsapp.com/send?phone='),
      noise,
    );
    fc.assert(
      fc.property(link, ([start, rest]) => {
        const number = whatsappNumber(start + rest);
        if (number === null) return;
        expect(number).toMatch(/^[1-9]\d{7,14}$/);
        expect(whatsappNumber(`+${number}`)).toBe(number);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('toWhatsappUrl', () => {
  it.each([
    '081234567890',
    '+62 812-3456-7890',
    '81234567890',
    'wa.me/6281234567890',
    // WhatsApp opens no chat by a number without its country.
    'https://wa.me/081234567890',
    'https://wa.me/6281234567890',
    'https://wa.me/62081234567890/',
  ])('converts %p to a chat link', (input) =>
    expect(toWhatsappUrl(input)).toBe('https://wa.me/6281234567890'),
  );

  it.each([
    'https://wa.me/6281234567890?text=Halo',
    'https://wa.me/message/ABC',
    'https://api.whatsapp.com/send?phone=6281234567890',
    'HTTP://example.com',
    'lereng',
  ])('returns %p unchanged', (input) => expect(toWhatsappUrl(input)).toBe(input));
});
