import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Write, type WriteContext } from '../../writes';
import { imageForm, toImageFocus } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { KnownKey, SETTING_KEYS, type SettingKey, TEXT_KEYS, type TextKey } from './setting-keys';
import {
  SiteSettingResponse,
  UpdateHomeImageRequest,
  UpdateSiteSettingRequest,
} from './site-setting.dto';
import { SiteSettingsService } from './site-settings.service';

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

  @Put('home_image')
  @Endpoint({
    summary: 'Replace the image of the home page, or change its focus',
    status: 200,
    response: SiteSettingResponse,
    body: imageForm,
    ifMatch: true,
    storage: 'content',
  })
  updateHomeImage(
    @Body() { image, ...focus }: UpdateHomeImageRequest,
    @Write() context: WriteContext,
  ) {
    return this.settings.updateHomeImage(image, toImageFocus(focus), context);
  }

  @Put(':key')
  @KnownKey(TEXT_KEYS)
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
    @Param('key') key: TextKey,
    @Body() { value }: UpdateSiteSettingRequest,
    @Write() context: WriteContext,
  ) {
    return this.settings.update(key, value, context);
  }
}
