import { declaredFields, declaredFormError, select, url } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import type { InputProps } from '@lereng/admin-kit/shell';
import { platformIcon, platformName } from '@lereng/shared-domain/contact';
import { socialMediaKind } from '@lereng/shared-domain/fields';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { platformChoices } from './platform-choices';
import { SocialUrlInput } from './social-url-input';
import { numberFault, toSocialUrl, toTyped } from './social-url';
import { words } from './words';

/** @param links all existing links */
export const socialMediaForm = (links: readonly SocialMedia[]) =>
  managedForm({
    fields: (link?: SocialMedia) =>
      declaredFields(socialMediaKind, link, {
        platform: {
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
        url: {
          ...url({
            name: 'url',
            label: words.fields.url,
            value: link && toTyped(link.platform, link.url),
            required: true,
            hint: ({ platform }: { platform: string }) => words.urlHint[platformIcon(platform)],
            complete: (typed, { platform }) => toSocialUrl(platform, typed),
            invalid: (typed, { platform }) => {
              const fault = numberFault(platform, typed);
              return fault && words.number.fault[fault];
            },
          }),
          input: (props: InputProps<string>) => <SocialUrlInput {...props} />,
        },
      }),
    formError: declaredFormError(socialMediaKind),
    // For a social link, 400 means that the platform already has one.
    failures: ({ platform }) => ({ 400: words.taken(platformName(platform)) }),
  });
