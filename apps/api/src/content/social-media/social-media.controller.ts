import { contentController } from '../core';
import {
  CreateSocialMediaRequest,
  SocialMediaResponse,
  UpdateSocialMediaRequest,
} from './social-media.dto';
import { socialMediaContent } from './social-media.entity';
import { SocialMediaService } from './social-media.service';

const { ContentController } = contentController(socialMediaContent, {
  names: ['SocialMedia', 'SocialMedia'],
  words: ['social media link', 'social media links'],
  service: SocialMediaService,
  create: CreateSocialMediaRequest,
  update: UpdateSocialMediaRequest,
  response: SocialMediaResponse,
  body: 'json',
  errors: { 400: 'There is a link of this platform already, or the body cannot be read' },
});

export class SocialMediaController extends ContentController {}
