import { Injectable } from '@nestjs/common';
import { platformKey } from '@lereng/shared-domain';
import { isUniqueViolation } from '../../platform/database';
import { IfMatch } from '../../platform/http/if-match';
import { ContentService, ContentWrites } from '../core';
import {
  type CreateSocialMediaRequest,
  UpdateSocialMediaRequest,
} from './dto/social-media.request';
import { type SocialMediaResponse, toSocialMediaResponse } from './dto/social-media.response';
import type { SocialMediaEntity } from './social-media.entity';
import { platformTaken } from './social-media.errors';
import { SocialMediaRepository } from './social-media.repository';

/**
 * Links to the venue's channels, one for each platform. If several are created at once, the database accepts
 * one and the others throw 400, and so does restoring a link whose platform is taken. An unknown id throws
 * 404, a change of another version than `ifMatch` names 412.
 */
@Injectable()
export class SocialMediaService extends ContentService<SocialMediaEntity, SocialMediaResponse> {
  protected readonly updateRequest = UpdateSocialMediaRequest;

  protected override readonly conflictOf = (error: unknown, platform: string): unknown =>
    isUniqueViolation(error, 'social_media', 'platform_key') ? platformTaken(platform) : error;

  constructor(
    private readonly links: SocialMediaRepository,
    writes: ContentWrites,
  ) {
    super(links, writes);
  }

  async list(): Promise<SocialMediaResponse[]> {
    return (await this.links.findAll()).map(toSocialMediaResponse);
  }

  create(request: CreateSocialMediaRequest): Promise<SocialMediaResponse> {
    const { platform, url } = request;
    return this.writeTitle(platform, () =>
      this.createRow(undefined, {}, () => ({ platform, platformKey: platformKey(platform), url })),
    );
  }

  /** Fields that are undefined keep their value. */
  update(
    id: number,
    { platform, url }: UpdateSocialMediaRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<SocialMediaResponse> {
    return this.writeTitle(platform, () =>
      this.updateRow(id, {}, ifMatch, () => ({
        ...(platform !== undefined && { platform, platformKey: platformKey(platform) }),
        url,
      })),
    );
  }

  protected respond(row: SocialMediaEntity): SocialMediaResponse {
    return toSocialMediaResponse(row);
  }
}
