import { TypedValues } from '@lereng/admin-kit/settings';
import { LoadFailure, PageHeader, SiteLink, useLoadFailure } from '@lereng/admin-kit/shell';
import { useListSiteSettingsQuery, type SiteSetting } from '@lereng/web-data-access/site-settings';
import { paths } from '@lereng/web-feature';
import { Skeleton } from '@lereng/web-ui';
import { HomeDescriptionSection } from './home-description-section';
import { HomeLinkPreview } from './home-link-preview';
import { HomeImageSection } from './home-image-section';
import { NoticeSection } from './notice-section';
import { OrdersSection } from './orders-section';
import { VenueSection } from './venue-section';
import { words } from './words';

/** Forms that are each saved by themselves. */
export default function SiteSettingsPage() {
  const list = useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = list;
  const failure = useLoadFailure(list, words.loadFailed);
  /** The props of the form of a part of the settings. */
  const part = <Stored,>(of: (settings: readonly SiteSetting[]) => Stored) => ({
    stored: of(data ?? []),
    isFetching,
    read: async () => of((await refetch().unwrap()) as readonly SiteSetting[]),
  });
  return (
    <section className="flex max-w-[69.25rem] flex-col gap-5">
      <PageHeader title={words.title}>
        <SiteLink page={paths.home.getHref()} />
      </PageHeader>
      {failure}
      {data ? (
        <TypedValues>
          {/* Side by side only where both have room, however large the text is. */}
          <div className="flex flex-wrap gap-5">
            <div className="flex max-w-3xl min-w-0 grow-999 basis-[34rem] flex-col gap-5">
              <NoticeSection {...part((settings) => settings)} />
              <HomeDescriptionSection
                {...part((settings) => find(settings, 'home_description')?.value ?? '')}
              />
              <HomeImageSection {...part((settings) => find(settings, 'home_image'))} />
              <VenueSection {...part((settings) => settings)} />
              <OrdersSection {...part((settings) => settings)} />
            </div>
            <div className="sticky top-8 min-w-0 grow basis-80 self-start">
              <HomeLinkPreview settings={data} />
            </div>
          </div>
        </TypedValues>
      ) : isError ? (
        <LoadFailure title={words.notLoaded} onRetry={refetch} />
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-96" />
        </div>
      )}
    </section>
  );
}

const find = (settings: readonly SiteSetting[], key: string) =>
  settings.find((setting) => setting.key === key);
