import { findFault, TABLE_RULES } from '@lereng/shared-domain/stored-rows';
import fc from 'fast-check';
import { ApiError } from '../../platform/errors';
import { SETTING_KEYS, TEXT_SETTING_KEYS, type TextSettingKey } from './setting-keys';
import { readSetting } from './setting-values';

function refusal(key: TextSettingKey, value: unknown): ApiError {
  try {
    readSetting(key, value);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`Taken: ${String(value)}`);
}

/** Null for a text that is refused or clears the setting. */
function takenAs(key: TextSettingKey, value: string): string | null {
  try {
    return readSetting(key, value);
  } catch {
    return null;
  }
}

const OPTIONAL = TEXT_SETTING_KEYS.filter((key) => key !== 'home_description');
const NO_DEGREES = '+7|7,5|.5|7.|1e1|0x1|7 5|7°|--7|- 7|٧|NaN|selatan'.split('|');
const oranges = (count: number) => '🍊'.repeat(count);

describe('readSetting', () => {
  it('keeps a text as it was sent, trimmed', () => {
    expect(readSetting('home_description', ' Satu\r\n\r\nDua \n')).toBe('Satu\r\n\r\nDua');
    expect(readSetting('maps_url', ' https://maps.example/x ')).toBe('https://maps.example/x');
    expect(readSetting('latitude', ' -07.90 ')).toBe('-07.90');
  });

  it('takes a line break of Word for one, or for a space in one line', () => {
    expect(readSetting('home_description', 'Satu\u2028Dua')).toBe('Satu\nDua');
    expect(readSetting('site_name', 'Satu\u2028Dua')).toBe('Satu Dua');
  });

  it.each(OPTIONAL)('takes an empty %s for none, but not a missing one', (key) => {
    for (const empty of ['', ' \n', '\u200b', null]) expect(readSetting(key, empty)).toBeNull();
    expect(refusal(key, undefined).fields?.['value']).toMatch(/ harus dikirim, boleh kosong$/);
  });

  it.each(TEXT_SETTING_KEYS)('takes nothing but texts for %s', (key) => {
    for (const value of [1, true, [], ['x'], {}]) {
      expect(refusal(key, value).fields?.['value']).toMatch(/ harus berupa teks$/);
    }
    expect(refusal(key, '1\u0000').message).toMatch(/ berisi karakter yang tidak diizinkan$/);
  });

  it.each([
    ['home_description', 'Deskripsi beranda', 5_000],
    ['site_name', 'Nama situs', 150],
    ['site_description', 'Deskripsi situs', 5_000],
    ['address', 'Alamat', 500],
    ['opening_hours', 'Jam buka', 500],
  ] as const)('takes %s, "%s", up to %i characters', (key, label, max) => {
    expect(readSetting(key, oranges(max))).toBe(oranges(max));
    expect(refusal(key, oranges(max + 1)).message).toBe(`${label} paling banyak ${max} karakter`);
  });

  it.each<[TextSettingKey, message: string, ...values: unknown[]]>([
    ['home_description', 'Deskripsi beranda harus diisi', '', '  ', '\u200b', null, undefined],
    ['maps_url', 'Tautan peta paling banyak 2048 karakter', `https://a.id/${'x'.repeat(2_048)}`],
    ['maps_url', 'Tautan peta harus berupa alamat http atau https', 'javascript:alert(1)'],
    ['notice', 'Pengumuman paling banyak 300 karakter', 'x'.repeat(301)],
    [
      'notice_until',
      'Tampil sampai harus berupa tanggal (tahun-bulan-hari)',
      '2026-02-30',
      'besok',
      '2026-12-24T00:00:00Z',
    ],
    ['order_menu_number', 'Nomor untuk menu harus berupa nomor WhatsApp', 'Budi', '110'],
    ['order_package_number', 'Nomor untuk paket harus berupa nomor WhatsApp', 'https://a.id'],
    ['place_type', 'Jenis tempat tidak dikenal', 'Kafe', 'cafeorcoffeeshop', 'toString'],
    ['accent_color', 'Warna aksen harus ditulis seperti #c2410c', 'c2410c', '#c24', 'red'],
    ['surface_color', 'Warna latar harus ditulis seperti #c2410c', '#faf7f2ff', '#gggggg'],
    ['packages_name', 'Nama halaman paket paling banyak 30 karakter', 'x'.repeat(31)],
    ['menu_introduction', 'Pengantar halaman menu paling banyak 300 karakter', 'x'.repeat(301)],
  ])('refuses %s: %s', (key, message, ...values) => {
    for (const value of values) {
      expect(refusal(key, value)).toMatchObject({
        status: 422,
        message,
        fields: { value: message },
      });
    }
  });

  it.each(['accent_color', 'surface_color'] as const)('takes %s in lower case', (key) => {
    expect(readSetting(key, ' #AABBcc ')).toBe('#aabbcc');
  });

  it.each([
    ['latitude', 'Lintang', 90],
    ['longitude', 'Bujur', 180],
  ] as const)('takes every %s of the globe, to its last digit', (key, label, max) => {
    for (const edge of [`${max}`, `-${max}`, `${max}.000`, '0', '-0', '0.00']) {
      expect(readSetting(key, edge)).toBe(edge);
    }
    const message = `${label} harus berupa angka desimal dari -${max} sampai ${max}`;
    for (const value of [`${max}.00000000000000000001`, ...NO_DEGREES]) {
      expect(refusal(key, value)).toMatchObject({ message, fields: { value: message } });
    }
    const decimals = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(fc.double({ min: -max, max, noNaN: true }), decimals, (value, digits) => {
        const text = value.toFixed(digits);
        expect(readSetting(key, text)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: max + 0.001, max: 1e20, noNaN: true }), (value) => {
        refusal(key, value.toFixed(3));
        refusal(key, (-value).toFixed(3));
      }),
    );
  });

  it('takes nothing that the rules of stored rows refuse', () => {
    expect(
      SETTING_KEYS.filter((key) => !TABLE_RULES['site_settings']!.columns['key']!.holds(key)),
    ).toEqual([]);
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('-7.9', '#C2410C', 'https://a.id/x', '2026-12-24', '+62 812-3456-7890'),
      fc.constantFrom('Cafe', 'LocalBusiness', oranges(30), oranges(300), oranges(5_000)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_SETTING_KEYS), texts, (key, text) => {
        const value = takenAs(key, text);
        if (value === null) return;
        expect(findFault('site_settings', { key, value, image_id: null })).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});
