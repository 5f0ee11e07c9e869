import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { Condition, IfMatch } from '../../platform/http/if-match';
import { CreateSocialMediaRequest, UpdateSocialMediaRequest } from './dto/social-media.request';
import { SocialMediaResponse } from './dto/social-media.response';
import { socialMediaContent } from './social-media.content';
import { SocialMediaRepository } from './social-media.repository';
import { SocialMediaService } from './social-media.service';

const PLATFORM_TAKEN = {
  400: 'There is a link of this platform already, or the body cannot be read',
} as const;

@ApiTags('social-media')
@Controller('social-media')
export class SocialMediaController {
  constructor(private readonly socialMedia: SocialMediaService) {}

  @Get()
  @Endpoint({
    operationId: 'listSocialMedia',
    summary: 'All social media links, oldest first',
    public: true,
    status: 200,
    response: [SocialMediaResponse],
    storage: 'read',
  })
  list() {
    return this.socialMedia.list();
  }

  @Get(':id')
  @Endpoint({
    operationId: 'getSocialMedia',
    summary: 'One social media link',
    public: true,
    status: 200,
    response: SocialMediaResponse,
    missing: socialMediaContent.notFound,
    storage: 'read',
  })
  get(@EntityId() id: number) {
    return this.socialMedia.get(id);
  }

  @Post()
  @Endpoint({
    operationId: 'createSocialMedia',
    summary: 'Add a social media link',
    status: 201,
    response: SocialMediaResponse,
    body: 'json',
    storage: 'content',
    errors: PLATFORM_TAKEN,
  })
  create(@Body() link: CreateSocialMediaRequest) {
    return this.socialMedia.create(link);
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updateSocialMedia',
    summary: 'Change the named fields of a social media link',
    status: 200,
    response: SocialMediaResponse,
    body: 'json',
    missing: socialMediaContent.notFound,
    rows: SocialMediaRepository,
    ifMatch: true,
    storage: 'content',
    errors: PLATFORM_TAKEN,
  })
  update(
    @EntityId() id: number,
    @Body() change: UpdateSocialMediaRequest,
    @Condition() ifMatch: IfMatch,
  ) {
    return this.socialMedia.update(id, change, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeSocialMedia',
    summary: 'Delete a social media link',
    status: 204,
    missing: socialMediaContent.notFound,
    storage: 'content',
  })
  remove(@EntityId() id: number) {
    return this.socialMedia.remove(id);
  }
}
