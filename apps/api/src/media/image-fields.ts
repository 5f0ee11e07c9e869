import { ApiProperty } from '@nestjs/swagger';
import { pictureSources, type PictureSource } from '@lereng/shared-domain';
import type { ImageEntity } from './image.entity';

/** One `<source>` of a picture. */
export class ImageSource {
  @ApiProperty({ enum: ['image/avif', 'image/webp'] })
  type!: PictureSource['type'];

  @ApiProperty({ example: '/uploads/0f…/320.avif 320w, /uploads/0f…/640.avif 640w' })
  srcset!: string;
}

/** The fields of every response with an image. */
export class ImageFields {
  @ApiProperty({
    example: '/uploads/0f…/1600.jpg',
    description: 'A JPEG, but a WebP of a picture with transparency, which fits every ground',
  })
  image_url!: string;

  @ApiProperty({ type: 'integer', description: 'Pixels, of the file at image_url' })
  image_width!: number;

  @ApiProperty({ type: 'integer', description: 'Pixels, of the file at image_url' })
  image_height!: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'A tiny picture as a data URI, to show until the image is there',
  })
  image_placeholder!: string | null;

  @ApiProperty({ type: [ImageSource] })
  image_sources!: ImageSource[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'The point that crops keep in view: percent of the width from the left edge',
  })
  image_focus_x!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'The same of the height, from the top edge',
  })
  image_focus_y!: number;
}

export function toImageFields(image: ImageEntity): ImageFields {
  return {
    image_url: urlOf(image, `${image.width}.${image.placeholder === null ? 'webp' : 'jpg'}`),
    image_width: image.width,
    image_height: image.height,
    image_placeholder: image.placeholder,
    image_sources: toSources(image, image.widths),
    image_focus_x: image.focus.x,
    image_focus_y: image.focus.y,
  };
}

/** The same with its smallest files alone, for what is shown as small as an icon. */
export const toThumbnailFields = (image: ImageEntity): ImageFields => ({
  ...toImageFields(image),
  image_placeholder: null,
  image_sources: toSources(image, image.widths.slice(0, 1)),
});

/** Of the portrait crop; empty where there is none. */
export function toPortraitSources(image: ImageEntity): ImageSource[] {
  const { portraitCrop, portraitWidths } = image;
  return portraitCrop && portraitWidths ? toSources(image, portraitWidths, `${portraitCrop}-`) : [];
}

/** What the paths of an image's icons begin with. */
export const toIconsPath = (image: ImageEntity): string => urlOf(image, String(image.icons));

function toSources(image: ImageEntity, widths: readonly number[], prefix = ''): ImageSource[] {
  return pictureSources(urlOf(image, prefix), widths);
}

function urlOf({ id }: ImageEntity, name: string): string {
  return `/uploads/${id}/${name}`;
}

/** The same fields for an entity that may have no image. */
export class OptionalImageFields {
  @ApiProperty({ type: 'string', nullable: true, example: '/uploads/0f…/1600.jpg' })
  image_url!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  image_width!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  image_height!: number | null;

  @ApiProperty({ type: 'string', nullable: true })
  image_placeholder!: string | null;

  @ApiProperty({ type: [ImageSource], description: 'Empty where there is no image' })
  image_sources!: ImageSource[];

  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: 100 })
  image_focus_x!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: 100 })
  image_focus_y!: number | null;
}

const NO_IMAGE: OptionalImageFields = {
  image_url: null,
  image_width: null,
  image_height: null,
  image_placeholder: null,
  image_sources: [],
  image_focus_x: null,
  image_focus_y: null,
};

export function toOptionalImageFields(image: ImageEntity | null): OptionalImageFields {
  return image ? toImageFields(image) : NO_IMAGE;
}
