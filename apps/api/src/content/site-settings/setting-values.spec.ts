import fc from 'fast-check';
import { ApiError } from '../../platform/errors';
import { TEXT_KEYS, type TextKey } from './setting-keys';
import { readSetting } from './setting-values';

function refusal(key: TextKey, value: unknown): ApiError {
  try {
    readSetting(key, value);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`Taken: ${String(value)}`);
}

describe('readSetting', () => {
  it('keeps a text as it was sent, trimmed', () => {
    expect(readSetting('home_description', ' Satu\r\n\r\nDua \n')).toBe('Satu\r\n\r\nDua');
    expect(readSetting('maps_url', ' https://maps.example/x ')).toBe('https://maps.example/x');
    expect(readSetting('latitude', ' -07.90 ')).toBe('-07.90');
  });

  it.each(TEXT_KEYS.filter((key) => key !== 'home_description'))(
    'takes an empty %s for none',
    (key) => {
      for (const empty of ['', ' \n', '\u200b', null]) expect(readSetting(key, empty)).toBeNull();
    },
  );

  it.each(['', '  ', '\u200b', null, undefined])('needs a home description: %j', (value) => {
    const error = refusal('home_description', value);
    expect([error.getStatus(), error.message, error.fields]).toEqual([
      422,
      'Deskripsi beranda harus diisi',
      { value: 'Deskripsi beranda harus diisi' },
    ]);
  });

  it.each(TEXT_KEYS.filter((key) => key !== 'home_description'))(
    'distinguishes a missing %s from an empty one',
    (key) => {
      expect(refusal(key, undefined).fields?.['value']).toMatch(/ harus dikirim, boleh kosong$/);
    },
  );

  it.each(TEXT_KEYS)('takes nothing but texts for %s', (key) => {
    for (const value of [1, true, [], ['x'], {}]) {
      expect(refusal(key, value).fields?.['value']).toMatch(/ harus berupa teks$/);
    }
    expect(refusal(key, '1\u0000').message).toMatch(/ berisi karakter yang tidak diizinkan$/);
  });

  it.each([
    ['home_description', 5_000],
    ['site_name', 150],
    ['site_description', 5_000],
    ['address', 500],
    ['opening_hours', 500],
  ] as const)('takes %s up to %i characters', (key, max) => {
    expect(readSetting(key, '🍊'.repeat(max))).toHaveLength(max * 2);
    expect(refusal(key, '🍊'.repeat(max + 1)).message).toMatch(
      new RegExp(` paling banyak ${max} karakter$`),
    );
  });

  it('rejects for the map what is no URL of the web', () => {
    for (const value of ['javascript:alert(1)', `https://lereng.test/${'x'.repeat(2_048)}`]) {
      expect(refusal('maps_url', value).fields).toHaveProperty('value');
    }
  });

  it.each([
    ['latitude', 90],
    ['longitude', 180],
  ] as const)('takes every %s of the globe, to its last digit', (key, max) => {
    for (const edge of [`${max}`, `-${max}`, `${max}.000`, '0', '-0', '0.00']) {
      expect(readSetting(key, edge)).toBe(edge);
    }
    expect(refusal(key, `${max}.00000000000000000001`).message).toBe(
      `${key === 'latitude' ? 'Lintang' : 'Bujur'} harus berupa angka desimal dari -${max} sampai ${max}`,
    );
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

  it.each([
    '+7',
    '7,5',
    '.5',
    '7.',
    '1e1',
    '0x1',
    '7 5',
    '7°',
    '--7',
    '- 7',
    '٧',
    'NaN',
    'selatan',
  ])('takes no %s for degrees', (value) => {
    expect(refusal('latitude', value).fields).toHaveProperty('value');
    expect(refusal('longitude', value).fields).toHaveProperty('value');
  });
});
