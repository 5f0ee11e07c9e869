import sharp from 'sharp';

/** Each image uses one core. */
sharp.concurrency(1);
sharp.cache(false);

// No other loader of the library is reachable in this process, also for bytes that claim another format.
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

/** The configured image library. Every picture from outside is opened with it. */
export { sharp };
