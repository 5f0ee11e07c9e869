import { Injectable } from '@nestjs/common';
import { platformKey } from '@lereng/shared-domain';
import type { Rows } from '../common/entity-id';
import { ContentChanges, isUniqueViolation } from '../database';
import type {
  CreateSocialMediaRequest,
  UpdateSocialMediaRequest,
} from './dto/social-media.request';
import { type SocialMediaResponse, toSocialMediaResponse } from './dto/social-media.response';
import { platformTaken, socialMediaMissing } from './social-media.errors';
import { SocialMediaRepository } from './social-media.repository';

/**
 * The links to the venue's channels, one for each platform: of several that are created at once the
 * database lets one through, the others throw 400. An id that no row has throws 404.
 */
@Injectable()
export class SocialMediaService implements Rows {
  constructor(
    private readonly links: SocialMediaRepository,
    private readonly changes: ContentChanges,
  ) {}

  async list(): Promise<SocialMediaResponse[]> {
    return (await this.links.findAll()).map(toSocialMediaResponse);
  }

  has(id: number): Promise<boolean> {
    return this.links.has(id);
  }

  create({ platform, url }: CreateSocialMediaRequest): Promise<SocialMediaResponse> {
    return this.saving(platform, async () => {
      const createdAt = new Date().toISOString();
      const row = { platform, platformKey: platformKey(platform), url, createdAt };
      return this.get(await this.links.insert(row));
    });
  }

  /** Fields that are undefined keep their value. */
  update(id: number, { platform, url }: UpdateSocialMediaRequest): Promise<SocialMediaResponse> {
    return this.saving(platform, async () => {
      await this.get(id);
      const change = {
        ...(platform !== undefined && { platform, platformKey: platformKey(platform) }),
        ...(url !== undefined && { url }),
      };
      if (Object.keys(change).length > 0) await this.links.update(id, change);
      return this.get(id);
    });
  }

  async remove(id: number): Promise<void> {
    await this.changes.commit(async () => {
      if (!(await this.links.delete(id))) throw socialMediaMissing();
    });
  }

  private async get(id: number): Promise<SocialMediaResponse> {
    const row = await this.links.findById(id);
    if (!row) throw socialMediaMissing();
    return toSocialMediaResponse(row);
  }

  private async saving<T>(platform: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await this.changes.commit(work);
    } catch (error) {
      if (platform !== undefined && isUniqueViolation(error, 'social_media', 'platform_key')) {
        throw platformTaken(platform);
      }
      throw error;
    }
  }
}
