import { useTranslations } from '@lereng/admin-kit/translations';
import { settingText } from '@lereng/shared-domain';
import { formatInstantWithTime } from '@lereng/shared-sentences';
import { useGetAccountQuery } from '@lereng/web-data-access/auth-admin';
import { useGetBackupStatusQuery, type BackupStatus } from '@lereng/web-data-access/backups-admin';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { classNames, Skeleton } from '@lereng/web-ui';
import { CircleCheck, CircleAlert, Clock } from 'lucide-react';
import { useId } from 'react';
import { words } from '../words';
import { findAttention, type SiteContent } from './attention';

/** The problems of the site, most pressing first, each with a link to solve it. */
export function AttentionList() {
  const titleId = useId();
  const { today, site } = usePageEnvironment();
  const { content, isLoading } = useSiteContent();
  const items = findAttention(content, today, site.timeZone);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-lg">
        {words.attention.title}
      </h2>
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
          {items.map(({ level, text, action, href }) => {
            const Icon = level === 'now' ? CircleAlert : Clock;
            return (
              <li key={text} className="flex items-center gap-3 pr-2 pl-4">
                <Icon
                  aria-hidden="true"
                  className={classNames(
                    'size-5 shrink-0',
                    level === 'now' ? 'text-danger' : 'text-accent',
                  )}
                />
                <p className="min-w-0 grow py-2.5 wrap-anywhere max-md:text-sm">{text}</p>
                <PageLink
                  to={href}
                  aria-label={`${action}: ${text}`}
                  className="inline-flex min-h-target shrink-0 items-center px-2 font-semibold text-accent hover:text-accent-strong hover:underline"
                >
                  {action}
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
      {items.length === 0 && !isLoading && (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 text-success" />
          {words.attention.none}
        </p>
      )}
      {isLoading && (
        <div role="status">
          <span className="sr-only">{words.attention.checking}</span>
          <Skeleton className="h-12" />
        </div>
      )}
      {content.backups && <BackupLine backups={content.backups} />}
    </section>
  );
}

const { backups: own } = words;

/** The time of the last backup. Failing backups are items of the list. */
function BackupLine({ backups: { status, last_backup_at } }: { backups: BackupStatus }) {
  const { site } = usePageEnvironment();
  if (status === 'failing') return null;
  const last = last_backup_at && own.last(formatInstantWithTime(last_backup_at, site.timeZone));
  return <p className="text-sm text-subtle">{status === 'off' ? own.off : (last ?? own.first)}</p>;
}

/** The content as it loads; the counts beside it use the same requests. */
function useSiteContent(): { content: SiteContent; isLoading: boolean } {
  const slides = useListSlidesQuery();
  const menuItems = useListMenuItemsQuery();
  const packages = useListPackagesQuery();
  const promotions = useListPromotionsQuery();
  const socialMedia = useListSocialMediaQuery();
  const settings = useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const account = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const backups = useGetBackupStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const { translations } = useTranslations();
  const isHidden = settingText(settings.data ?? [])('english') === 'hidden';
  const queries = [
    slides,
    menuItems,
    packages,
    promotions,
    socialMedia,
    settings,
    account,
    backups,
  ];
  return {
    content: {
      slides: slides.data,
      menuItems: menuItems.data,
      packages: packages.data,
      promotions: promotions.data,
      socialMedia: socialMedia.data,
      settings: settings.data,
      account: account.data,
      backups: backups.data,
      untranslated:
        translations?.isBegun && !isHidden
          ? translations.untranslated.flatMap(({ labels }) => labels).length
          : undefined,
    },
    isLoading: queries.some((query) => query.isLoading),
  };
}
