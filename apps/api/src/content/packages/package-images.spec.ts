import * as fc from 'fast-check';
import type { ImageEntity } from '../../media';
import type { ContentWrites } from '../core';
import { PackageImages } from './package-images';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const images = (ids: readonly string[]) => ids.map((id) => ({ id }) as ImageEntity);

/** No order writes anything. */
const packageImages = new PackageImages({} as ContentWrites);

describe('The order of the images of a package', () => {
  const present = fc.subarray(IDS, { minLength: 1 });

  it('is any that names each image once', () => {
    const orders = present.chain((ids) =>
      fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
    );
    fc.assert(
      fc.property(orders, ([ids, wanted]) => {
        const ordered = packageImages.order(images(ids), wanted);
        expect(ordered.map(({ id }) => id)).toEqual(wanted);
      }),
    );
  });

  it('is refused with the present ids where it names others', () => {
    const sorted = (ids: readonly string[]) => [...ids].sort().join();
    const others = fc
      .tuple(present, fc.array(fc.constantFrom(...IDS, 'i'), { maxLength: 9 }))
      .filter(([ids, wanted]) => sorted(ids) !== sorted(wanted));
    fc.assert(
      fc.property(others, ([ids, wanted]) => {
        let error: unknown;
        try {
          packageImages.order(images(ids), wanted);
        } catch (thrown) {
          error = thrown;
        }
        expect(error).toMatchObject({ status: 409, response: { ids } });
      }),
    );
  });
});
