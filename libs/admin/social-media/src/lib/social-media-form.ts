import type { ListForm, Sentence } from '@lereng/admin-kit';
import { platformIcon } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { platformChoices } from './platform-choices';
import { toSocialUrl } from './social-url';
import { words } from './words';

/** What the form of a social link holds. */
export type SocialMediaValues = { platform: string; url: string };

const sentence: Sentence<SocialMediaValues> = {
  message: words.rule,
  fields: ['platform', 'url'],
  covers: 'empty',
};

/** All of the form but how it is saved; `links` are all there are. */
export function socialMediaForm(
  links: readonly SocialMedia[],
): Omit<ListForm<SocialMedia, SocialMediaValues>, 'save'> {
  return {
    initial: (link) => ({ platform: link?.platform ?? '', url: link?.url ?? '' }),
    fields: (link) => [
      {
        kind: 'select',
        name: 'platform',
        label: words.platform,
        required: true,
        placeholder: words.choosePlatform,
        choices: platformChoices(links, link).map((value) => ({ value, label: value })),
      },
      {
        kind: 'url',
        name: 'url',
        label: words.url,
        required: true,
        hint: ({ platform }) => words.urlHint[platformIcon(platform)],
        normalize: (typed, { platform }) => toSocialUrl(platform, typed),
      },
    ],
    sentence: () => sentence,
    // Of all that can be wrong with a link, only a platform that has one already is a 400.
    failures: ({ platform }) => ({ 400: words.taken(platform) }),
  };
}
