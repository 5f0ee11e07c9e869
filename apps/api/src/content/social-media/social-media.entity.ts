import { nameKey } from '@lereng/shared-domain';
import { socialMediaKind } from '@lereng/shared-domain/fields';
import { Column, Entity } from 'typeorm';
import { columnFields, ContentRow, defineContent } from '../core';

@Entity('social_media')
export class SocialMediaEntity extends ContentRow {
  /** As the admin wrote it. */
  @Column({ name: 'platform', type: 'text' })
  platform!: string;

  /** The form in which platforms are compared; unique. */
  @Column({ name: 'platform_key', type: 'text' })
  platformKey!: string;

  @Column({ name: 'url', type: 'text' })
  url!: string;
}

export const socialMediaContent = defineContent(socialMediaKind, {
  entity: SocialMediaEntity,
  notFound: 'Social media tidak ditemukan',
  title: 'platform',
  fields: columnFields(SocialMediaEntity, { without: ['platformKey'] }),
  derived: ({ platform }) => (platform === undefined ? {} : { platformKey: nameKey(platform) }),
  shownOn: '/contact',
});
