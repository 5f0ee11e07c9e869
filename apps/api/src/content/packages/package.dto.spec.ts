import 'reflect-metadata';
import { readDto } from '../../platform/validation';
import { UpdatePackageRequest } from './package.dto';

const read = (...names: string[]) =>
  readDto(UpdatePackageRequest, { items: JSON.stringify(names) });
const MOST = Array.from({ length: 50 }, () => '🍊'.repeat(150));

/** What all forms refuse alike is in `bad-input.spec.ts` of `api-e2e`. */
describe('What a package includes', () => {
  it('is up to 50 names of up to 150 characters, trimmed, in their order', async () => {
    const { items } = await read(' Sopir ', 'Jeruk 🍊', 'Sopir');
    expect(items).toEqual(['Sopir', 'Jeruk 🍊', 'Sopir']);
    expect((await read(...MOST)).items).toEqual(MOST);
  });

  it.each([
    ['Termasuk paling banyak 50', [...MOST, 'a']],
    ['Termasuk paling banyak 150 karakter', ['🍊'.repeat(151)]],
    ['Termasuk harus diisi', ['Sopir', ' ']],
  ])('is refused otherwise: %s', async (message, names) => {
    await expect(read(...names)).rejects.toMatchObject({ message, fields: { items: message } });
  });
});
