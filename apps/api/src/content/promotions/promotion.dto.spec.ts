import 'reflect-metadata';
import { ApiError } from '../../platform/errors';
import { readDto } from '../../platform/validation';
import { CreatePromotionRequest, UpdatePromotionRequest } from './promotion.dto';

const NEEDS = 'Judul, periode, dan persentase diskon harus diisi';
const RANGE = 'Persentase diskon dari 1 sampai 100';
const NO_PACKAGES = 'Pilih minimal 1 paket untuk promo';

/** As a form sends it. */
const form = {
  title: ' Panen ',
  valid_from: '2026-11-01',
  valid_until: '2026-11-20',
  discount_percent: '10',
  package_ids: '[3, 1, 3]',
};

async function refusal(metatype: new () => object, body: object): Promise<ApiError> {
  const outcome: unknown = await readDto(metatype, body).catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`Taken: ${JSON.stringify(body)}`);
}

/** What all forms refuse alike is in `bad-input.spec.ts` of `api-e2e`. */
describe('The form of a promotion', () => {
  it.each(['title', 'valid_from', 'valid_until', 'discount_percent'])(
    'says what it needs where %s is missing, whatever else is wrong',
    async (field) => {
      const wrong = { package_ids: '[]', terms: 'x'.repeat(5_001) };
      for (const value of [undefined, '', '  ']) {
        for (const more of [{}, wrong]) {
          const body = { ...form, ...more, [field]: value };
          const { message, fields } = await refusal(CreatePromotionRequest, body);
          expect(message).toBe(NEEDS);
          expect(fields).toHaveProperty(field);
        }
      }
      expect((await refusal(UpdatePromotionRequest, { [field]: '' })).message).toBe(NEEDS);
    },
  );

  it('requires a package before it checks the other fields', async () => {
    for (const package_ids of [undefined, '', ' ', '[]']) {
      const body = { ...form, package_ids, discount_percent: '0' };
      const { message, fields } = await refusal(CreatePromotionRequest, body);
      expect(message).toBe(NO_PACKAGES);
      expect(fields).toEqual({ package_ids: NO_PACKAGES, discount_percent: RANGE });
    }
  });

  it.each([
    ['discount_percent', RANGE, '0', '101', '10.5', 'abc'],
    ['package_ids', 'Paket tidak ditemukan', '["1"]', '[1,0]', '[1.5]', '[2147483648]'],
  ])('refuses %s: %s', async (field, message, ...values) => {
    for (const value of values) {
      const change = { [field]: value };
      for (const [request, body] of [
        [CreatePromotionRequest, { ...form, ...change }],
        [UpdatePromotionRequest, change],
      ] as const) {
        const { message: said, fields } = await refusal(request, body);
        expect([value, said, fields]).toEqual([value, message, { [field]: message }]);
      }
    }
  });

  it('takes 1,000 packages at most, also where one of them is repeated', async () => {
    const of = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));
    const taken = await readDto(CreatePromotionRequest, { ...form, package_ids: of(1_000) });
    expect(taken.package_ids).toHaveLength(1_000);
    const { fields } = await refusal(CreatePromotionRequest, { ...form, package_ids: of(1_001) });
    expect(fields).toEqual({ package_ids: 'Paket paling banyak 1000' });
  });

  it('takes a discount of 1 to 100, and packages in the order in which they were chosen', async () => {
    for (const discount of [1, 100]) {
      const taken = await readDto(CreatePromotionRequest, {
        ...form,
        discount_percent: `${discount}`,
      });
      expect(taken).toMatchObject({ discount_percent: discount, package_ids: [3, 1, 3] });
    }
  });
});
