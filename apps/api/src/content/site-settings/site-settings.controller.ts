import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { imageForm } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { UpdateHomeImageRequest, UpdateSiteSettingRequest } from './dto/site-setting.request';
import { SiteSettingResponse } from './dto/site-setting.response';
import { KnownKey, type TextKey } from './setting-keys';
import { SiteSettingsService } from './site-settings.service';

@ApiTags('site-settings')
@Controller('site-settings')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get()
  @Endpoint({
    operationId: 'listSiteSettings',
    summary: 'The settings that have a value',
    public: true,
    status: 200,
    response: [SiteSettingResponse],
    storage: 'read',
  })
  list() {
    return this.settings.list();
  }

  @Put('home_image')
  @Endpoint({
    operationId: 'updateHomeImage',
    summary: 'Replace the image of the home page',
    status: 200,
    response: SiteSettingResponse,
    body: imageForm,
    storage: 'write',
  })
  updateHomeImage(@Body() { image }: UpdateHomeImageRequest) {
    return this.settings.updateHomeImage(image);
  }

  @Put(':key')
  @KnownKey()
  @Endpoint({
    operationId: 'updateSiteSetting',
    summary: 'Set a text, or clear it',
    status: 200,
    response: SiteSettingResponse,
    body: 'json',
    storage: 'write',
    errors: { 404: 'There is no such setting' },
  })
  update(@Param('key') key: TextKey, @Body() { value }: UpdateSiteSettingRequest) {
    return this.settings.update(key, value);
  }
}
