import { applyDecorators, Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Write, type WriteContext } from '../../writes';
import { imageForm, toImageFocus } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import {
  HOME_IMAGE,
  ICON_IMAGE,
  type ImageSettingKey,
  KnownKey,
  LOGO_IMAGE,
  type RemovableImageKey,
  SETTING_KEYS,
  type SettingKey,
  TEXT_SETTING_KEYS,
  type TextSettingKey,
} from './setting-keys';
import {
  SiteSettingResponse,
  UpdateSettingImageRequest,
  UpdateSiteSettingRequest,
} from './site-setting.dto';
import { SiteSettingsService } from './site-settings.service';

/** A route of its own: another body than that of texts, which have one route for all keys. */
const UpdateImage = (key: ImageSettingKey, name: string) =>
  applyDecorators(
    Put(key),
    Endpoint({
      summary: `Replace ${name}, or change its focus`,
      status: 200,
      response: SiteSettingResponse,
      body: imageForm,
      ifMatch: true,
      storage: 'content',
    }),
  );

const RemoveImage = (key: RemovableImageKey, name: string) =>
  applyDecorators(
    Delete(key),
    Endpoint({
      summary: `Go back from ${name} to the built-in one`,
      status: 204,
      storage: 'content',
      errors: { 404: 'There is none' },
    }),
  );

@ApiTags('site-settings')
@Controller('site-settings')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get()
  @Endpoint({
    summary: 'The settings that have a value',
    public: true,
    status: 200,
    response: [SiteSettingResponse],
    storage: 'read',
  })
  listSiteSettings() {
    return this.settings.list();
  }

  @Get(':key')
  @KnownKey(SETTING_KEYS)
  @Endpoint({
    summary: 'One setting',
    public: true,
    status: 200,
    response: SiteSettingResponse,
    storage: 'read',
    errors: { 404: 'There is no such setting, or it has no value' },
  })
  getSiteSetting(@Param('key') key: SettingKey) {
    return this.settings.get(key);
  }

  @UpdateImage(HOME_IMAGE, 'the image of the home page')
  updateHomeImage(@Body() request: UpdateSettingImageRequest, @Write() context: WriteContext) {
    return this.updateImage(HOME_IMAGE, request, context);
  }

  @UpdateImage(LOGO_IMAGE, 'the logo')
  updateLogoImage(@Body() request: UpdateSettingImageRequest, @Write() context: WriteContext) {
    return this.updateImage(LOGO_IMAGE, request, context);
  }

  @UpdateImage(ICON_IMAGE, 'the icon')
  updateIconImage(@Body() request: UpdateSettingImageRequest, @Write() context: WriteContext) {
    return this.updateImage(ICON_IMAGE, request, context);
  }

  @RemoveImage(LOGO_IMAGE, 'the logo')
  removeLogoImage(@Write() context: WriteContext) {
    return this.settings.removeImage(LOGO_IMAGE, context);
  }

  @RemoveImage(ICON_IMAGE, 'the icon')
  removeIconImage(@Write() context: WriteContext) {
    return this.settings.removeImage(ICON_IMAGE, context);
  }

  @Put(':key')
  @KnownKey(TEXT_SETTING_KEYS)
  @Endpoint({
    summary: 'Set a text, or clear it',
    status: 200,
    response: SiteSettingResponse,
    body: 'json',
    ifMatch: true,
    storage: 'content',
    errors: { 404: 'There is no such setting' },
  })
  updateSiteSetting(
    @Param('key') key: TextSettingKey,
    @Body() request: UpdateSiteSettingRequest,
    @Write() context: WriteContext,
  ) {
    return this.settings.update(key, request, context);
  }

  private updateImage(
    key: ImageSettingKey,
    { image, ...focus }: UpdateSettingImageRequest,
    context: WriteContext,
  ) {
    return this.settings.updateImage(key, image, toImageFocus(focus), context);
  }
}
