import { Injectable } from '@nestjs/common';
import { type ApiError, badRequest } from '../../platform/errors';
import { isUniqueViolation } from '../../platform/database';
import { ContentRepository, ContentService, ContentWrites } from '../core';
import {
  type CreateSocialMediaRequest,
  type SocialMediaResponse,
  toSocialMediaResponse,
  UpdateSocialMediaRequest,
} from './social-media.dto';
import { socialMediaContent, type SocialMediaEntity } from './social-media.entity';

function platformTaken(platform: string): ApiError {
  const message = `Platform ${platform} sudah ada. Gunakan platform lain.`;
  return badRequest(message, { platform: message });
}

/**
 * Links to the venue's channels, one for each platform. If several are created at once, the database accepts
 * one and the others throw 400, and so does restoring a link whose platform is taken.
 */
@Injectable()
export class SocialMediaService extends ContentService<
  SocialMediaEntity,
  SocialMediaResponse,
  CreateSocialMediaRequest
> {
  protected override readonly conflictOf = (error: unknown, platform: string): unknown =>
    isUniqueViolation(error, 'social_media', 'platform_key') ? platformTaken(platform) : error;

  constructor(writes: ContentWrites) {
    const rows = new ContentRepository(writes.database, socialMediaContent);
    super(rows, writes, UpdateSocialMediaRequest);
  }

  protected respondAll(rows: readonly SocialMediaEntity[]): SocialMediaResponse[] {
    return rows.map(toSocialMediaResponse);
  }
}
