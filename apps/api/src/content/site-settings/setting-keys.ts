import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { settingMissing } from './site-setting.errors';

/** Every setting, in the order of responses. */
export const SETTING_KEYS = [
  'home_description',
  'home_image',
  'site_name',
  'site_description',
  'address',
  'opening_hours',
  'maps_url',
  'latitude',
  'longitude',
] as const;

export type SettingKey = (typeof SETTING_KEYS)[number];

/** The one that is an image, with a route of its own. */
export const HOME_IMAGE = 'home_image';

export type TextKey = Exclude<SettingKey, typeof HOME_IMAGE>;

export const TEXT_KEYS: readonly TextKey[] = SETTING_KEYS.filter((key) => key !== HOME_IMAGE);

const isTextKey = (key: unknown): key is TextKey => (TEXT_KEYS as readonly unknown[]).includes(key);

/** A guard, because guards run before the body is read: an unknown key is 404 whatever the body. */
@Injectable()
class KnownKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!isTextKey(context.switchToHttp().getRequest<Request>().params['key'])) {
      throw settingMissing();
    }
    return true;
  }
}

/** For a route with a `{key}`: the keys of texts alone are known. */
export const KnownKey = (): MethodDecorator =>
  applyDecorators(
    ApiParam({ name: 'key', schema: { type: 'string', enum: [...TEXT_KEYS] } }),
    UseGuards(KnownKeyGuard),
  );
