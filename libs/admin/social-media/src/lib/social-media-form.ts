import { managedForm, select, url } from '@lereng/admin-kit';
import { platformIcon, platformName } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { platformChoices } from './platform-choices';
import { toSocialUrl } from './social-url';
import { words } from './words';

/** @param links all existing links */
export const socialMediaForm = (links: readonly SocialMedia[]) =>
  managedForm({
    fields: (link?: SocialMedia) => [
      {
        ...select({
          name: 'platform',
          label: words.fields.platform,
          value: link?.platform,
          required: true,
          placeholder: words.choosePlatform,
          choices: platformChoices(links, link).map((value) => ({
            value,
            label: platformName(value),
          })),
        }),
        send: (platform: string) => ({ platform, icon: platformIcon(platform) }),
      },
      url({
        name: 'url',
        label: words.fields.url,
        value: link?.url,
        required: true,
        hint: ({ platform }: { platform: string }) => words.urlHint[platformIcon(platform)],
        complete: (typed, { platform }) => toSocialUrl(platform, typed),
      }),
    ],
    formError: () => ({ message: words.rule, fields: ['platform', 'url'], covers: 'empty' }),
    // For a social link, 400 means that the platform already has one.
    failures: ({ platform }) => ({ 400: words.taken(platformName(platform)) }),
  });
