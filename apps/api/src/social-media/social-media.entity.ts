import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('social_media')
export class SocialMediaEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  /** As the admin wrote it. */
  @Column({ name: 'platform', type: 'text' })
  platform!: string;

  /** What `platform` is compared by; unique. */
  @Column({ name: 'platform_key', type: 'text' })
  platformKey!: string;

  @Column({ name: 'url', type: 'text' })
  url!: string;

  /** ISO 8601 UTC. */
  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
