import { defineContent } from '../core';
import { SocialMediaEntity } from './social-media.entity';

export const socialMediaContent = defineContent({
  name: 'social-media',
  entity: SocialMediaEntity,
  notFound: 'Social media tidak ditemukan',
  title: 'platform',
  fields: { platform: 'platform', url: 'url' },
  shownOn: '/contact',
});
