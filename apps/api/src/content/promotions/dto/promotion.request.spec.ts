import 'reflect-metadata';
import { ApiError } from '../../../platform/errors';
import { DtoPipe } from '../../../platform/validation';
import { CreatePromotionRequest, UpdatePromotionRequest } from './promotion.request';

const NEEDS = 'Judul, periode, dan persentase diskon harus diisi';
const RANGE = 'Persentase diskon dari 1 sampai 100';
const NO_PACKAGES = 'Pilih minimal 1 paket untuk promo';
const BAD_DATE = 'Berlaku sampai harus berupa tanggal (tahun-bulan-hari)';

/** As a form sends it. */
const form = {
  title: ' Panen ',
  valid_from: '2026-11-01',
  valid_until: '2026-11-20',
  discount_percent: '10',
  package_ids: '[3, 1, 3]',
};

const pipe = new DtoPipe();

const read = <T>(metatype: new () => T, body: object): Promise<T> =>
  pipe.transform(body, { type: 'body', metatype }) as Promise<T>;

async function refusal(metatype: new () => object, body: object): Promise<ApiError> {
  const outcome: unknown = await read(metatype, body).catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`Taken: ${JSON.stringify(body)}`);
}

const add = (more: object) => refusal(CreatePromotionRequest, { ...form, ...more });
const edit = (body: object) => refusal(UpdatePromotionRequest, body);

describe('The form of a promotion', () => {
  it('is read', async () => {
    expect(await read(CreatePromotionRequest, { ...form, terms: ' ', admin: 'x' })).toEqual({
      title: 'Panen',
      valid_from: '2026-11-01',
      valid_until: '2026-11-20',
      discount_percent: 10,
      package_ids: [3, 1, 3],
      terms: null,
    });
  });

  it('leaves absent fields of a change absent', async () => {
    expect(Object.keys(await read(UpdatePromotionRequest, {}))).toEqual([]);
  });

  it.each(['title', 'valid_from', 'valid_until', 'discount_percent'])(
    'says what it needs where %s is missing, whatever else is wrong',
    async (field) => {
      const wrong = { package_ids: '[]', terms: 'x'.repeat(5_001) };
      for (const value of [undefined, '', '  ']) {
        for (const more of [{}, wrong]) {
          const { message, fields } = await add({ ...more, [field]: value });
          expect(message).toBe(NEEDS);
          expect(fields).toHaveProperty(field);
        }
      }
      expect((await edit({ [field]: '' })).message).toBe(NEEDS);
    },
  );

  it.each(['0', '101', 'abc'])('names the range of discounts for %s', async (discount_percent) => {
    const fields = { discount_percent: RANGE };
    expect(await add({ discount_percent })).toMatchObject({ message: RANGE, fields });
    expect(await edit({ discount_percent })).toMatchObject({ message: RANGE, fields });
  });

  it.each(['1', '100'])('takes a discount of %s', async (discount_percent) => {
    const taken = await read(UpdatePromotionRequest, { discount_percent });
    expect(taken.discount_percent).toBe(Number(discount_percent));
  });

  it('takes days alone', async () => {
    const wrong = { valid_until: '2026-02-30' };
    const fields = { valid_until: BAD_DATE };
    expect(await add(wrong)).toMatchObject({ message: BAD_DATE, fields });
    expect(await edit(wrong)).toMatchObject({ message: BAD_DATE, fields });
  });

  it('requires a package before it checks the ids', async () => {
    for (const package_ids of [undefined, '', ' ', '[]']) {
      const { message, fields } = await add({ package_ids, discount_percent: '0' });
      expect(message).toBe(NO_PACKAGES);
      expect(fields).toEqual({ package_ids: NO_PACKAGES, discount_percent: RANGE });
    }
    expect((await edit({ package_ids: '[]' })).message).toBe(NO_PACKAGES);
  });

  it.each(['["1"]', '[1,0]', '[1.5]', '[2147483648]'])(
    'finds no package of the ids %s',
    async (package_ids) => {
      const { fields } = await add({ package_ids });
      expect(fields).toEqual({ package_ids: 'Paket tidak ditemukan' });
    },
  );
});
