import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { type HexColor, NAME_REASONS, nameReason } from '@lereng/shared-domain/look';
import { Allow } from 'class-validator';
import {
  type ImageEntity,
  ImageFields,
  ImageFocusRequest,
  IsUploadedImage,
  toIconsPath,
  toImageFields,
  UploadedFile,
} from '../../media';
import { ogImageUrl } from '../../og-images';
import { ReadScope } from '../../writes';
import { LanguageFields, localized, translationsOfRow } from '../core';
import { HOME_IMAGE, LOGO_IMAGE, NOTICE, SETTING_KEYS, type SettingKey } from './setting-keys';
import type { SiteSettingEntity } from './site-setting.entity';
import { toSiteOgImage } from './site.og-image';
import { groundOfLogo, surfaceOf } from './surface';

export class UpdateSiteSettingRequest {
  /** The values that are allowed depend on the key, so the service judges it. */
  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: LIMITS.textMax,
    description: 'Empty clears it; may be left out beside `value_en` alone',
  })
  @Allow()
  value?: unknown;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: LIMITS.textMax,
    description: 'The English text of one that visitors read; empty clears it',
  })
  @Allow()
  value_en?: unknown;

  @ApiPropertyOptional({ type: 'string', description: 'Ignored' })
  @Allow()
  type?: unknown;
}

/** An image, a focus or both. A focus alone applies to the stored image. */
export class UpdateSettingImageRequest extends ImageFocusRequest {
  @IsUploadedImage({ optional: true })
  image?: UploadedFile;
}

/** A text has key and value alone, but for the notice. */
export class SiteSettingResponse extends IntersectionType(
  PartialType(ImageFields),
  LanguageFields,
) {
  @ApiProperty({ type: 'string', example: 'home_description' })
  key!: SettingKey;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'A text, or the URL of an image; null once it was cleared',
  })
  value!: string | null;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'Of the notice: since when it has been this text, as the same one may be written again',
  })
  updatedAt?: string;

  @ApiProperty({
    required: false,
    description: 'Of the home image: a picture of 1200 x 630 for chat previews',
  })
  image_preview_url?: string;

  @ApiProperty({
    required: false,
    example: '/uploads/0f…/i-50-50-0badcafe',
    description:
      'Of the icon: what the paths of its pictures begin with; they end in -32.png, -180.png, -192.png, ' +
      '-512.png, -maskable-192.png and -maskable-512.png',
  })
  image_icons?: string;

  @ApiProperty({
    required: false,
    enum: ['surface', 'dark', 'white'],
    description: 'Of a logo with transparent pixels: the ground on which it is seen',
  })
  image_ground?: 'surface' | 'dark' | 'white';

  @ApiProperty({
    required: false,
    enum: NAME_REASONS,
    description:
      'Of the logo: why the name stands beside it. It has no room for the name, would be small in the bar, cannot be ' +
      'read there, or is not seen whole on any ground',
  })
  image_name_beside?: (typeof NAME_REASONS)[number];
}

/** @param rows all of them, with their images: the preview image shows texts, too */
export function toSiteSettingResponses(rows: readonly SiteSettingEntity[]): SiteSettingResponse[] {
  const place = ({ key }: SiteSettingEntity): number => SETTING_KEYS.indexOf(key);
  const preview = toSiteOgImage(rows, ReadScope.locale());
  const surface = surfaceOf(rows);
  return [...rows]
    .sort((a, b) => place(a) - place(b))
    .map((row) => {
      const { key, image, updatedAt } = row;
      if (!image) return { ...toTextFields(row), ...(key === NOTICE && { updatedAt }) };
      const fields = toImageFields(image);
      const setting = { key, value: fields.image_url, ...fields };
      return {
        ...setting,
        ...(key === HOME_IMAGE && { image_preview_url: ogImageUrl(preview) }),
        ...(key === LOGO_IMAGE && toLogoFields(image, surface)),
        ...(image.icons !== null && { image_icons: toIconsPath(image) }),
      };
    });
}

/** A text in the reader's language. */
function toTextFields(row: SiteSettingEntity): SiteSettingResponse {
  const { key } = row;
  const isTranslatable = 'translatable' in SETTING_FIELDS[key];
  if (!isTranslatable) return { key, value: row.value };
  const { value, untranslated } = localized(row);
  return { key, value, ...(untranslated && { untranslated }), ...translationsOfRow(TEXT, row) };
}

/** The translation of a setting, as `translationsOfRow` names it. */
const TEXT = { fields: { value_en: 'valueEn' } };

/** How a logo is shown on pages of that surface. */
function toLogoFields(
  image: ImageEntity,
  surface: HexColor,
): Pick<SiteSettingResponse, 'image_ground' | 'image_name_beside'> {
  const ground = groundOfLogo(image, surface);
  const reason = nameReason(image, image.logoTone, surface, ground !== null);
  return {
    ...(ground !== null && { image_ground: ground }),
    ...(reason !== null && { image_name_beside: reason }),
  };
}
