import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  UseGuards,
} from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { notFound } from '../../platform/errors';

export const SETTING_MISSING = 'Pengaturan tidak ditemukan';

/** Every setting, in the order of responses. */
export const SETTING_KEYS = [
  'home_description',
  'home_image',
  'logo_image',
  'icon_image',
  'site_name',
  'site_description',
  'address',
  'opening_hours',
  'maps_url',
  'latitude',
  'longitude',
  'notice',
  'notice_until',
  'order_menu_number',
  'order_package_number',
  'tagline',
  'place_type',
  'accent_color',
  'surface_color',
  'hero_line',
  'home_menu_line',
  'home_packages_line',
  'home_promotions_line',
  'home_contact_line',
  'menu_introduction',
  'packages_introduction',
  'promotions_introduction',
  'contact_introduction',
  'home_name',
  'menu_name',
  'packages_name',
  'promotions_name',
  'contact_name',
] as const;

export type SettingKey = (typeof SETTING_KEYS)[number];

export const HOME_IMAGE = 'home_image';
export const LOGO_IMAGE = 'logo_image';
export const ICON_IMAGE = 'icon_image';
export const NOTICE = 'notice';

/** Those that are images, with routes of their own. */
const IMAGE_KEYS = [HOME_IMAGE, LOGO_IMAGE, ICON_IMAGE] as const;

export type ImageKey = (typeof IMAGE_KEYS)[number];

/** The images that can be taken away; the built-in ones are shown then. */
export type RemovableImageKey = Exclude<ImageKey, typeof HOME_IMAGE>;

export type TextKey = Exclude<SettingKey, ImageKey>;

export const isImageKey = (key: string): key is ImageKey =>
  (IMAGE_KEYS as readonly string[]).includes(key);

export const isRemovableImageKey = (key: string): key is RemovableImageKey =>
  isImageKey(key) && key !== HOME_IMAGE;

export const TEXT_KEYS: readonly TextKey[] = SETTING_KEYS.filter((key) => !isImageKey(key));

/** A guard, because guards run before the body is read: an unknown key is 404 with any body. */
class KnownKeyGuard implements CanActivate {
  constructor(private readonly keys: readonly string[]) {}

  canActivate(context: ExecutionContext): boolean {
    const { key } = context.switchToHttp().getRequest<Request<{ key: string }>>().params;
    if (!this.keys.includes(key)) throw notFound(SETTING_MISSING);
    return true;
  }
}

/** For a route with a `{key}`, which is one of `keys`. */
export const KnownKey = (keys: readonly SettingKey[]): MethodDecorator =>
  applyDecorators(
    ApiParam({ name: 'key', schema: { type: 'string', enum: [...keys] } }),
    UseGuards(new KnownKeyGuard(keys)),
  );
