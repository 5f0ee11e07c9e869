import sharp from 'sharp';

/** A small picture with detail in it, as an upload. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
  { width, height } = { width: 400, height: 300 },
) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const bytes = await sharp({
    create: { width, height, channels: 3, background: 'tan', noise },
  })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}

/** A picture so small that it costs next to nothing: for what does not look at its pixels. */
export async function tinyPicture() {
  const bytes = await sharp({ create: { width: 48, height: 36, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
