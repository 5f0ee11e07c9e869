import { Column, Entity } from 'typeorm';
import { ContentRow } from '../core';

@Entity('social_media')
export class SocialMediaEntity extends ContentRow {
  /** As the admin wrote it. */
  @Column({ name: 'platform', type: 'text' })
  platform!: string;

  /** What `platform` is compared by; unique. */
  @Column({ name: 'platform_key', type: 'text' })
  platformKey!: string;

  @Column({ name: 'url', type: 'text' })
  url!: string;
}
