import type { ResponsiveImage } from './picture';

type Fields = { [Field in keyof ResponsiveImage]?: ResponsiveImage[Field] | null };

/** The picture of a row that may have none; null unless all required fields are set. */
export function pictureOf({
  image_url,
  image_width,
  image_height,
  image_placeholder,
  image_sources,
  image_focus_x,
  image_focus_y,
}: Fields): ResponsiveImage | null {
  if (!image_url || !image_width || !image_height) return null;
  return {
    image_url,
    image_width,
    image_height,
    image_placeholder: image_placeholder ?? null,
    image_sources: image_sources ?? [],
    image_focus_x,
    image_focus_y,
  };
}
