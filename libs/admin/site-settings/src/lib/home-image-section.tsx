import { PictureSetting, type SettingSectionProps } from '@lereng/admin-kit/settings';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useUpdateHomeImageMutation } from '@lereng/web-data-access/site-settings-admin';
import { draftOf } from './setting-section';
import { words } from './words';

export function HomeImageSection(shown: SettingSectionProps<SiteSetting | undefined>) {
  const [update] = useUpdateHomeImageMutation();
  return (
    <PictureSetting
      setting="home_image"
      name="homeImage"
      words={words.homeImage}
      shape={{ shape: '16/9', crops: ['wide'] }}
      draft={draftOf('home-image', words.homeImage.title)}
      update={update}
      {...shown}
    />
  );
}
