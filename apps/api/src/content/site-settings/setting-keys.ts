import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  UseGuards,
} from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import {
  IMAGE_SETTING_KEYS,
  type ImageSettingKey,
  type SettingKey,
  TEXT_SETTING_KEYS,
  type TextSettingKey,
} from '@lereng/shared-domain/fields';
import type { Request } from 'express';
import { notFound } from '../../platform/errors';

export {
  SETTING_KEYS,
  TEXT_SETTING_KEYS,
  type ImageSettingKey,
  type SettingKey,
  type TextSettingKey,
} from '@lereng/shared-domain/fields';

export const SETTING_MISSING = 'Pengaturan tidak ditemukan';

export const HOME_IMAGE = 'home_image';
export const LOGO_IMAGE = 'logo_image';
export const ICON_IMAGE = 'icon_image';
export const NOTICE = 'notice';

/** The images that can be taken away; the built-in ones are shown then. */
export type RemovableImageKey = Exclude<ImageSettingKey, typeof HOME_IMAGE>;

export const isImageKey = (key: string): key is ImageSettingKey =>
  (IMAGE_SETTING_KEYS as readonly string[]).includes(key);

export const isTextKey = (key: string): key is TextSettingKey =>
  (TEXT_SETTING_KEYS as readonly string[]).includes(key);

export const isRemovableImageKey = (key: string): key is RemovableImageKey =>
  isImageKey(key) && key !== HOME_IMAGE;

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
