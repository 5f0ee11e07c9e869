import { useGetAccountQuery } from '@lereng/web-data-access/auth-admin';
import { useGetBackupStatusQuery } from '@lereng/web-data-access/backups-admin';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import type { SiteContent } from './attention';

/** The content as it loads; the counts beside it use the same requests. */
export function useSiteContent(): { content: SiteContent; isLoading: boolean } {
  const slides = useListSlidesQuery();
  const packages = useListPackagesQuery();
  const promotions = useListPromotionsQuery();
  const socialMedia = useListSocialMediaQuery();
  const settings = useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const account = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const backups = useGetBackupStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const queries = [slides, packages, promotions, socialMedia, settings, account, backups];
  return {
    content: {
      slides: slides.data,
      packages: packages.data,
      promotions: promotions.data,
      socialMedia: socialMedia.data,
      settings: settings.data,
      account: account.data,
      backups: backups.data,
    },
    isLoading: queries.some((query) => query.isLoading),
  };
}
