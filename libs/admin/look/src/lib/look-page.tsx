import { TypedValues } from '@lereng/admin-kit/settings';
import {
  LoadFailure,
  PageHeader,
  SiteLink,
  useLoadFailure,
  useMedia,
} from '@lereng/admin-kit/shell';
import { useListSiteSettingsQuery, type SiteSetting } from '@lereng/web-data-access/site-settings';
import { paths } from '@lereng/web-feature';
import { Skeleton } from '@lereng/web-ui';
import { ColorsSection } from './colors-section';
import { LinesSection } from './lines-section';
import { NamesSection } from './names-section';
import { IconSection, LogoSection } from './picture-section';
import { PlaceSection } from './place-section';
import { LookPreview } from './preview/look-preview';
import { words } from './words';

/** Where forms and a phone's width fit beside the navigation. */
const BESIDE = '(width >= 76rem)';

/** Forms that are each saved by themselves, and a preview of what is typed in all of them. */
export default function LookPage() {
  const list = useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = list;
  const failure = useLoadFailure(list, words.loadFailed);
  const isBeside = useMedia(BESIDE);
  const read = async () => (await refetch().unwrap()) as readonly SiteSetting[];
  return (
    <section className="flex max-w-[69.25rem] flex-col gap-5">
      <PageHeader title={words.title}>
        <SiteLink page={paths.home.getHref()} />
      </PageHeader>
      {failure}
      {data ? (
        <TypedValues>
          {/* They wrap where enlarged text leaves no room after all. */}
          <div className="flex flex-wrap gap-5">
            {!isBeside && <LookPreview settings={data} isClosed />}
            <div className="flex max-w-3xl min-w-0 grow-999 basis-[28rem] flex-col gap-5">
              {SECTIONS.map((Section, index) => (
                <Section key={index} stored={data} isFetching={isFetching} read={read} />
              ))}
            </div>
            {isBeside && <LookPreview settings={data} />}
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

const SECTIONS = [
  ColorsSection,
  LogoSection,
  IconSection,
  PlaceSection,
  NamesSection,
  LinesSection,
];
