import fc from 'fast-check';
import { LIMITS } from '@lereng/shared-domain';
import type { QuotedLine } from '@lereng/shared-domain/orders';
import { aQuotedRow } from '@lereng/web-testing';
import { ORDER_MESSAGE_MAX, orderText, unpricedOrderText } from './order-text';

describe('the message of an order', () => {
  const line = (more: Partial<QuotedLine> = {}): QuotedLine => ({
    ...aQuotedRow({ id: 3, name: 'Kopi', price: 15_000 }),
    quantity: 2,
    ...more,
  });
  const texts = {
    date: '2026-12-26',
    people: null,
    name: '',
    note: '',
    link: 'https://a.test/order/x',
    locale: 'id' as const,
  };

  it('has all that the venue needs to know', () => {
    const jeep = line({
      name: 'Jip\nSubuh',
      price: 350_000,
      price_unit: 'per jip',
      capacity: 4,
      unavailable: 'full',
    });
    expect(
      orderText({
        ...texts,
        lines: [line(), jeep],
        people: 8,
        name: ' Budi ',
        note: 'Pagi\n\u202Esekali\u0000',
      }),
    ).toBe(
      [
        'Halo, saya ingin memesan:',
        '2 × Kopi, Rp 30.000',
        '2 × Jip Subuh (per jip, 4 orang), Rp 700.000, penuh',
        '',
        'Total: Rp 730.000',
        'Tanggal: Sabtu, 26 Desember 2026',
        'Jumlah orang: 8',
        'Nama: Budi',
        'Catatan: Pagi sekali',
        'https://a.test/order/x',
      ].join('\n'),
    );
  });

  it.each([
    [
      'with a line that has a name',
      [line({ unavailable: 'full' })],
      ['2 × Kopi', '… dan 1 baris lain, lihat tautan'],
    ],
    ['without any', [], ['1 pilihan, lihat tautan']],
  ])('names what is known where no price is, %s', (_case, lines, expected) => {
    expect(unpricedOrderText({ ...texts, lines, unnamed: 1, people: 8 })).toBe(
      [
        'Halo, saya ingin memesan:',
        ...expected,
        '',
        'Harga: belum dihitung, lihat tautan',
        'Tanggal: Sabtu, 26 Desember 2026',
        'Jumlah orang: 8',
        'https://a.test/order/x',
      ].join('\n'),
    );
  });

  it('is Indonesian from English pages, and says so', () => {
    const rice = { name: 'Fried _rice_', name_id: 'Nasi goreng' };
    const jeep = { price_unit: 'per jip', capacity: 4, unavailable: 'full' } as const;
    const lines = [{ ...line(jeep), ...rice }, line()];
    const message = orderText({ ...texts, lines, people: 8, locale: 'en' });
    expect(message.split('\n')).toEqual([
      '[EN]',
      'Halo, saya ingin memesan:',
      '2 × Nasi goreng [Fried rice] (per jip, 4 orang), Rp 30.000, penuh',
      '2 × Kopi, Rp 30.000',
      '',
      'Total: Rp 60.000',
      'Tanggal: Sabtu, 26 Desember 2026',
      'Jumlah orang: 8',
      'https://a.test/order/x',
    ]);
    expect(unpricedOrderText({ ...texts, lines, unnamed: 1, locale: 'en' })).toContain(
      '2 × Nasi goreng [Fried rice] (per jip, 4 orang)\n',
    );
  });

  it('has no line for a name or note that nobody can see', () => {
    const text = orderText({ ...texts, lines: [line()], name: '\u0000', note: ' \u202E\n' });
    expect(text).not.toMatch(/Nama|Catatan/);
  });

  it('has no marks of chats but in its link, whatever names and notes say', () => {
    const link = 'https://a.test/order/A_b_C';
    const marked = fc.string({ unit: fc.constantFrom('*', '_', '~', '`', ' ', 'a', '\n') });
    const written = fc.record({ name: marked, price_unit: fc.option(marked, { nil: null }) });
    fc.assert(
      fc.property(fc.array(written, { maxLength: 3 }), marked, marked, (rows, name, note) => {
        const text = orderText({ ...texts, lines: rows.map(line), name, note, link });
        expect(text.slice(0, -link.length)).not.toMatch(/[*_~`]/);
        expect(text.endsWith(link)).toBe(true);
      }),
    );
    const shown = orderText({
      ...texts,
      lines: [line({ name: '*Kopi* _Susu_ ~lama~ `x`' })],
      name: '_Budi_',
      note: '*',
    });
    expect(shown).toContain('2 × Kopi Susu lama x, Rp 30.000');
    expect(shown).toContain('Nama: Budi\n');
    expect(shown).not.toContain('Catatan');
  });

  it('leaves out lines that do not fit, whose number and price it has', () => {
    const name = '😀'.repeat(LIMITS.nameMax);
    const note = '🌋'.repeat(LIMITS.orderNoteMax);
    const longest = { name: '🌋'.repeat(LIMITS.orderNameMax), note, people: 999 };
    const link = `https://${'a'.repeat(63)}.example/order/${'t'.repeat(300)}`;
    for (const count of [1, 10, LIMITS.orderLinesMax]) {
      const lines = Array.from({ length: count }, () => line({ name }));
      const text = orderText({ ...texts, ...longest, lines, link });
      expect(text.length).toBeLessThanOrEqual(ORDER_MESSAGE_MAX);
      expect(text).toContain(`Total: Rp ${(count * 30).toLocaleString('id-ID')}.000`);
      const shown = text.split(name).length - 1;
      expect(text.includes(`… dan ${count - shown} baris lain`)).toBe(shown < count);
      expect(text.endsWith(link)).toBe(true);
      expect(decodeURIComponent(encodeURIComponent(text))).toBe(text);
    }
  });
});
