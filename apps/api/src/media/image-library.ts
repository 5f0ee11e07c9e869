import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** Images at the same time; each uses one core. One core is left to requests, where there are two. */
export const IMAGES_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

sharp.concurrency(1);
sharp.cache(false);

// No other loader of the library is reachable in this process, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** The image library, as every picture from outside is opened with it. */
export { sharp };
