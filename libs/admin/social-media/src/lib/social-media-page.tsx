import { InstantDate, ListScreen, useManagedRows, type Column } from '@lereng/admin-kit/list';
import { truncate } from '@lereng/shared-domain';
import { formatPhone, platformName } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { socialMediaCalls } from '@lereng/web-data-access/social-media-admin';
import { paths } from '@lereng/web-feature';
import { BrandIcon } from '@lereng/web-ui';
import { platformChoices } from './platform-choices';
import { socialMediaForm } from './social-media-form';
import { numberOf } from './social-url';
import { words } from './words';

const URL_LENGTH = 50;

const columns: Column<SocialMedia>[] = [
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.fields.platform,
    place: 'headline',
    cell: ({ platform }) => (
      <span className="flex items-center gap-2.5 wrap-anywhere">
        <BrandIcon platform={platform} className="size-5" />
        {platformName(platform)}
      </span>
    ),
    sortBy: ({ platform }) => platform,
  },
  {
    header: words.fields.url,
    place: 'note',
    compact: ({ platform, url }) => {
      const number = numberOf(platform, url);
      return number === null ? url : formatPhone(number);
    },
    cell: ({ platform, url }) => (
      <>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="break-all text-accent underline hover:text-accent-strong"
        >
          {truncate(url, URL_LENGTH)}
        </a>
        <Number number={numberOf(platform, url)} />
      </>
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
  const rows = useManagedRows(socialMediaCalls, socialMediaForm);
  return (
    <ListScreen
      {...rows}
      kind="social-media"
      words={words}
      columns={columns}
      nameOf={({ platform }) => platformName(platform)}
      canAdd={(links) => platformChoices(links).length > 0}
      // Its rows are edited and deleted only: their own link leads on.
      opensPages={false}
      pageOf={() => paths.contact.getHref()}
    />
  );
}

/** Below a link of WhatsApp: whom it reaches. */
function Number({ number }: { number: string | null }) {
  return number !== null && <span className="block tabular-nums">{formatPhone(number)}</span>;
}
