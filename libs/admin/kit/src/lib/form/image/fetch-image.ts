import type { ResponsiveImage } from '@lereng/web-ui';

/** A stored picture as a file, to be uploaded again. Rejects where it cannot be fetched. */
export async function fetchImage({ image_url }: Pick<ResponsiveImage, 'image_url'>): Promise<File> {
  const response = await fetch(image_url);
  if (!response.ok) throw new Error(`${image_url}: ${response.status}`);
  const bytes = await response.blob();
  return new File([bytes], image_url.replace(/^.*\//, ''), { type: bytes.type });
}
