import { InstantDate, ListScreen, type Column } from '@lereng/admin-kit';
import { useFetchRow } from '@lereng/web-data-access';
import { platformIcon, platformName, truncate } from '@lereng/shared-domain';
import { useListSocialMediaQuery, type SocialMedia } from '@lereng/web-data-access/social-media';
import {
  socialMediaAdminApi,
  useCreateSocialMediaMutation,
  useRemoveSocialMediaMutation,
  useUpdateSocialMediaMutation,
} from '@lereng/web-data-access/social-media-admin';
import { paths } from '@lereng/web-feature';
import { BrandIcon } from '@lereng/web-ui';
import { platformChoices } from './platform-choices';
import { socialMediaForm } from './social-media-form';
import { words } from './words';

const URL_LENGTH = 50;

const columns: Column<SocialMedia>[] = [
  { header: words.id, place: 'last', cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.platform,
    place: 'headline',
    cell: ({ platform }) => (
      <span className="inline-flex items-center gap-2.5">
        <BrandIcon platform={platform} className="size-5" />
        {platformName(platform)}
      </span>
    ),
    sortBy: ({ platform }) => platform,
  },
  {
    header: words.url,
    cell: ({ url }) => (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="break-all text-accent underline hover:text-accent-strong"
      >
        {truncate(url, URL_LENGTH)}
      </a>
    ),
    sortBy: ({ url }) => url,
  },
  {
    header: words.created,
    cell: ({ createdAt }) => <InstantDate value={createdAt} />,
    sortBy: ({ createdAt }) => createdAt,
  },
];

export default function SocialMediaPage() {
  const list = useListSocialMediaQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateSocialMediaMutation();
  const [update] = useUpdateSocialMediaMutation();
  const [remove] = useRemoveSocialMediaMutation();
  const fetch = useFetchRow<SocialMedia>(socialMediaAdminApi.endpoints.getSocialMedia);
  return (
    <ListScreen
      kind="social-media"
      words={words}
      list={list}
      columns={columns}
      nameOf={({ platform }) => platformName(platform)}
      canAdd={(links) => platformChoices(links).length > 0}
      form={{
        ...socialMediaForm(list.data ?? []),
        fetch,
        save: (values, link, request) => {
          const body = { ...values, icon: platformIcon(values.platform) };
          return (
            link ? update({ id: link.id, body, ...request }) : create({ body, ...request })
          ).unwrap();
        },
      }}
      // Its rows are edited and deleted only: their own link leads on.
      opensPages={false}
      pageOf={() => paths.contact.getHref()}
      remove={({ id }) => remove({ id }).unwrap()}
    />
  );
}
