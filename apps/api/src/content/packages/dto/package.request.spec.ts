import 'reflect-metadata';
import { ApiError } from '../../../platform/errors';
import { DtoPipe } from '../../../platform/validation';
import { UploadedFile } from '../../../media';
import { CreatePackageRequest, UpdatePackageRequest } from './package.request';

const pipe = new DtoPipe();

const read = <T>(metatype: new () => T, body: object): Promise<T> =>
  pipe.transform(body, { type: 'body', metatype }) as Promise<T>;

async function refusal(metatype: new () => object, body: object): Promise<ApiError> {
  const outcome: unknown = await read(metatype, body).catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`Taken: ${JSON.stringify(body)}`);
}

const form = { name: 'Jip', price: '350000', image: new UploadedFile(Buffer.from('x')) };
const items = async (text: string) => (await read(UpdatePackageRequest, { items: text })).items;

describe('The form of a package', () => {
  it('is read', async () => {
    const taken = await read(CreatePackageRequest, { ...form, route: ' Pos → Kawah ' });
    expect(taken).toEqual({ ...form, price: 350_000, route: 'Pos → Kawah' });
    expect(taken.items).toBeUndefined();
  });

  it.each(['name', 'price', 'image'])('needs %s', async (field) => {
    const { message, fields } = await refusal(CreatePackageRequest, {
      ...form,
      [field]: undefined,
    });
    expect(message).toBe('Nama, gambar, dan harga harus diisi dengan benar');
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it.each([{ name: ' ' }, { price: '0' }, { price: '350.000' }])(
    'has one sentence for a change to %j',
    async (change) => {
      const { message } = await refusal(UpdatePackageRequest, change);
      expect(message).toBe('Nama dan harga harus diisi dengan benar');
    },
  );

  it('takes names of what is included, trimmed, in their order', async () => {
    expect(await items('[" Sopir ","Jeruk 🍊","Sopir"]')).toEqual(['Sopir', 'Jeruk 🍊', 'Sopir']);
    const most = Array.from({ length: 50 }, () => '🍊'.repeat(150));
    expect(await items(JSON.stringify(most))).toEqual(most);
  });

  it.each([['🍊'.repeat(151)], Array.from({ length: 51 }, () => 'a')])(
    'takes no longer names, and no more of them',
    async (...names) => {
      const { fields } = await refusal(UpdatePackageRequest, { items: JSON.stringify(names) });
      expect(Object.keys(fields ?? {})).toEqual(['items']);
    },
  );
});
