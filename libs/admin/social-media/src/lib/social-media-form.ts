import { select, url, type FormError, type ManagedForm } from '@lereng/admin-kit';
import { platformIcon, platformName } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import type { SocialMediaUpdate } from '@lereng/web-data-access/social-media-admin';
import { platformChoices } from './platform-choices';
import { toSocialUrl } from './social-url';
import { words } from './words';

/** Values of a social link's form. */
export type SocialMediaValues = { platform: string; url: string };

const formError: FormError<SocialMediaValues> = {
  message: words.rule,
  fields: ['platform', 'url'],
  covers: 'empty',
};

/** @param links all existing links */
export function socialMediaForm(
  links: readonly SocialMedia[],
): ManagedForm<SocialMedia, SocialMediaValues, SocialMediaUpdate> {
  return {
    initial: (link) => ({ platform: link?.platform ?? '', url: link?.url ?? '' }),
    fields: (link) => [
      select({
        name: 'platform',
        label: words.platform,
        required: true,
        placeholder: words.choosePlatform,
        choices: platformChoices(links, link).map((value) => ({
          value,
          label: platformName(value),
        })),
      }),
      url({
        name: 'url',
        label: words.url,
        required: true,
        hint: ({ platform }) => words.urlHint[platformIcon(platform)],
        complete: (typed, { platform }) => toSocialUrl(platform, typed),
      }),
    ],
    formError: () => formError,
    body: (values) => ({ ...values, icon: platformIcon(values.platform) }),
    // For a social link, 400 means that the platform already has one.
    failures: ({ platform }) => ({ 400: words.taken(platformName(platform)) }),
  };
}
