import { ChatPreview } from '@lereng/admin-kit';
import { DEFAULT_SITE_DESCRIPTION, DEFAULT_SITE_NAME, homeHeadTexts } from '@lereng/shared-domain';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { DEFAULT_PREVIEW_IMAGE } from '@lereng/web-feature';
import { pictureOf } from '@lereng/web-ui';
import { useTyped } from './typed-values';

interface HomeLinkPreviewProps {
  settings: readonly SiteSetting[];
}

/** A link to the home page in a chat, as the page's forms say it, saved or not. */
export function HomeLinkPreview({ settings }: HomeLinkPreviewProps) {
  const { venue, homeImage } = useTyped();
  const stored = (key: string) => settings.find((setting) => setting.key === key);
  const storedName = stored('site_name')?.value || DEFAULT_SITE_NAME;
  const name = textOf(venue?.site_name, storedName, DEFAULT_SITE_NAME);
  const description = textOf(
    venue?.site_description,
    stored('site_description')?.value,
    DEFAULT_SITE_DESCRIPTION,
  );
  const picture = stored('home_image');
  const file = homeImage?.image ?? null;
  const focus = homeImage?.focus ?? [];
  const unchanged = name === storedName && focus.length === 0;
  return (
    <ChatPreview
      level={2}
      name={name}
      head={(shown) => homeHeadTexts(shown, description)}
      image={{
        url: file ? null : previewOf(picture, unchanged),
        file,
        current: picture ? pictureOf(picture) : null,
        focus,
      }}
    />
  );
}

/** The built-in preview image says nothing that a form could change. */
function previewOf(picture: SiteSetting | undefined, unchanged: boolean): string | null {
  const url = picture?.image_preview_url;
  if (!url) return DEFAULT_PREVIEW_IMAGE;
  return unchanged ? url : null;
}

/** What is typed, trimmed, else what is stored; the default where that is empty. */
function textOf(
  typed: string | undefined,
  stored: string | null | undefined,
  otherwise: string,
): string {
  return (typed ?? stored ?? '').trim() || otherwise;
}
