import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { EntityId } from '../../platform/http/entity-id';
import { contentEndpoints } from '../core';
import {
  CreateSocialMediaRequest,
  SocialMediaResponse,
  UpdateSocialMediaRequest,
} from './social-media.dto';
import { socialMediaContent } from './social-media.entity';
import { SocialMediaService } from './social-media.service';

const endpoints = contentEndpoints(socialMediaContent, {
  names: ['SocialMedia', 'SocialMedia'],
  words: ['social media link', 'social media links'],
  response: SocialMediaResponse,
  body: 'json',
  service: SocialMediaService,
  errors: { 400: 'There is a link of this platform already, or the body cannot be read' },
});

@endpoints.controller()
export class SocialMediaController {
  constructor(private readonly socialMedia: SocialMediaService) {}

  @endpoints.list()
  list() {
    return this.socialMedia.list();
  }

  @endpoints.get()
  get(@EntityId() id: number) {
    return this.socialMedia.get(id);
  }

  @endpoints.create()
  create(@Body() request: CreateSocialMediaRequest, @Write() context: WriteContext) {
    return this.socialMedia.create(request, context);
  }

  @endpoints.update()
  update(
    @EntityId() id: number,
    @Body() change: UpdateSocialMediaRequest,
    @Write() context: WriteContext,
  ) {
    return this.socialMedia.update(id, change, context);
  }

  @endpoints.remove()
  remove(@EntityId() id: number, @Write() context: WriteContext) {
    return this.socialMedia.remove(id, context);
  }
}
